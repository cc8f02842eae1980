// An order as a person fills it in; the values of other choices are kept in case they are chosen again.
import { cellCount } from '../../core/cell';
import { emptyGrid, type Grid } from '../../core/grid';
import { ratingOfGrade } from '../../core/make/daily';
import {
  everyCell,
  type MakeOrder,
  type NumberRange,
  type SymmetryName,
} from '../../core/make/order';
import { grades, type Grade } from '../../core/techniques/grade';
import type { TechniqueName } from '../../core/techniques/technique';

export type Difficulty = 'any' | Grade | 'range' | 'technique';

export interface OrderForm {
  difficulty: Difficulty;
  /** In tenths; used for `range`. */
  rating: NumberRange;
  /** Used for `technique`. */
  technique: TechniqueName;
  symmetry: SymmetryName;
  minimal: boolean;
  /** Whether the order has a number of givens. */
  counts: boolean;
  givens: NumberRange;
  pattern: ReadonlySet<number>;
  kept: Grid;
}

export const plainForm: OrderForm = {
  difficulty: 'medium',
  rating: { from: 26, to: 44 },
  technique: 'x-wing',
  symmetry: 'half-turn',
  minimal: true,
  counts: false,
  givens: { from: 24, to: 28 },
  pattern: everyCell,
  kept: emptyGrid,
};

export function orderOf(form: OrderForm): MakeOrder {
  const { difficulty, technique, symmetry, minimal, counts, givens, pattern, kept } = form;
  return {
    symmetry,
    rating: ratingOf(form),
    technique: difficulty === 'technique' ? technique : undefined,
    givens: counts ? givens : undefined,
    minimal,
    pattern,
    kept,
  };
}

function ratingOf({ difficulty, rating }: OrderForm): NumberRange | undefined {
  if (difficulty === 'any' || difficulty === 'technique') return undefined;
  return difficulty === 'range' ? rating : ratingOfGrade(difficulty);
}

/** The form for an order, as far as a form can express it. */
export function formOf(order: MakeOrder, before = plainForm): OrderForm {
  const { symmetry, rating, technique, givens, minimal, pattern, kept } = order;
  const grade = rating && gradeFor(rating);
  const difficulty: Difficulty = technique
    ? 'technique'
    : rating === undefined
      ? 'any'
      : (grade ?? 'range');
  return {
    difficulty,
    rating: rating ?? before.rating,
    technique: technique ?? before.technique,
    symmetry,
    minimal,
    counts: givens !== undefined,
    givens: givens ?? before.givens,
    pattern,
    kept,
  };
}

function gradeFor({ from, to }: NumberRange): Grade | undefined {
  const all: readonly Grade[] = [...grades.map(({ name }) => name), 'beyond'];
  return all.find((grade) => {
    const range = ratingOfGrade(grade);
    return range.from === from && range.to === to;
  });
}

/** Whether the order has a pattern of cells or fixed digits. */
export const drawsOn = ({ pattern, kept }: OrderForm): boolean =>
  pattern.size < cellCount || kept !== emptyGrid;

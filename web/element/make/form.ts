// An order as a person fills it in; the values of other choices are kept in case they are chosen again.
import { cellCount } from '../../core/cell';
import { emptyGrid, type Grid } from '../../core/grid';
import { ratingOfGrade } from '../../core/make/daily';
import {
  everyCell,
  type MakeOrder,
  type NumberRange,
  type RatingName,
  type SymmetryName,
} from '../../core/make/order';
import { grades, type Grade } from '../../core/techniques/grade';
import type { TechniqueName } from '../../core/techniques/technique';

export type Difficulty = 'any' | Grade | 'range' | 'technique';
export const gems = ['any', 'pearl', 'diamond'] as const;
export type Gem = (typeof gems)[number];

const noRanges = { rating: undefined, firstPlacement: undefined, firstStep: undefined };

export interface OrderForm {
  difficulty: Difficulty;
  /** In tenths, undefined: any; used for `range`, as the next one. */
  ranges: Readonly<Record<RatingName, NumberRange | undefined>>;
  gem: Gem;
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
  ranges: { rating: { from: 26, to: 44 }, firstPlacement: undefined, firstStep: undefined },
  gem: 'any',
  technique: 'x-wing',
  symmetry: 'half-turn',
  minimal: true,
  counts: false,
  givens: { from: 24, to: 28 },
  pattern: everyCell,
  kept: emptyGrid,
};

export function orderOf(form: OrderForm): MakeOrder {
  const { difficulty, ranges, gem, technique, symmetry, minimal, counts, givens, pattern, kept } =
    form;
  const isRange = difficulty === 'range';
  const isGraded = !isRange && difficulty !== 'any' && difficulty !== 'technique';
  return {
    symmetry,
    ...(isRange ? ranges : noRanges),
    ...(isGraded && { rating: ratingOfGrade(difficulty) }),
    pearl: isRange && gem === 'pearl',
    diamond: isRange && gem === 'diamond',
    technique: difficulty === 'technique' ? technique : undefined,
    givens: counts ? givens : undefined,
    minimal,
    pattern,
    kept,
  };
}

/** The form for an order, as far as a form can express it. */
export function formOf(order: MakeOrder, before = plainForm): OrderForm {
  const { symmetry, technique, givens, minimal, pattern, kept } = order;
  const { rating, firstPlacement, firstStep, pearl, diamond } = order;
  const gem = diamond ? 'diamond' : pearl ? 'pearl' : 'any';
  const isPlain = !firstPlacement && !firstStep && gem === 'any';
  const grade = rating && isPlain ? gradeFor(rating) : undefined;
  const difficulty: Difficulty = technique
    ? 'technique'
    : rating || !isPlain
      ? (grade ?? 'range')
      : 'any';
  return {
    difficulty,
    ranges: difficulty === 'range' ? { rating, firstPlacement, firstStep } : before.ranges,
    gem,
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

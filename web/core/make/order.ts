// An order for a puzzle, as cpp/sudoku/generate/order.hpp has it, and the reasons why one cannot be had.
import { cellCount } from '../cell';
import { emptyGrid, type Grid } from '../grid';
import { beyondRating } from '../techniques/technique-calls';
import type { TechniqueName } from '../techniques/technique';

/** The symmetries of the cells with givens, in the order of the core's ids; tests/wasm/make holds the two together. */
export const symmetries = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'diagonal',
  'antidiagonal',
  'both-mirrors',
  'both-diagonals',
  'full',
] as const;
export type SymmetryName = (typeof symmetries)[number];

export const symmetryNamed = (name: string | undefined): SymmetryName | undefined =>
  symmetries.find((each) => each === name);

/** From one number to another, both allowed. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** No puzzle with fewer has a single solution. */
export const fewestGivens = 17;
/** The lowest and the highest rating, in tenths. */
export const ratings: NumberRange = { from: 10, to: beyondRating };

/** The three ratings of Sudoku Explainer: ER of the hardest step, EP of those up to the first placement, ED of the first step. */
export const ratingNames = ['rating', 'firstPlacement', 'firstStep'] as const;
export type RatingName = (typeof ratingNames)[number];

export interface MakeOrder {
  readonly symmetry: SymmetryName;
  /** In tenths on the classic scale; undefined: any. */
  readonly rating: NumberRange | undefined;
  /** EP, the rating of the hardest step up to the first placement, in tenths; undefined: any. */
  readonly firstPlacement: NumberRange | undefined;
  /** ED, the rating of the first step, in tenths; undefined: any. */
  readonly firstStep: NumberRange | undefined;
  /** No step is harder than those up to the first placement: EP is ER. */
  readonly pearl: boolean;
  /** No step is harder than the first one: ED is ER. */
  readonly diamond: boolean;
  /** The technique of the hardest step; undefined: any. */
  readonly technique: TechniqueName | undefined;
  /** The number of givens; undefined: any. */
  readonly givens: NumberRange | undefined;
  /** No given can be taken away; under a symmetry: no whole orbit. */
  readonly minimal: boolean;
  /** Cells where a given may be. */
  readonly pattern: ReadonlySet<number>;
  /** Digits that the puzzle must have as givens. */
  readonly kept: Grid;
}

export const everyCell: ReadonlySet<number> = new Set(
  Array.from({ length: cellCount }, (_, cell) => cell),
);

export const plainOrder: MakeOrder = {
  symmetry: 'none',
  rating: undefined,
  firstPlacement: undefined,
  firstStep: undefined,
  pearl: false,
  diamond: false,
  technique: undefined,
  givens: undefined,
  minimal: true,
  pattern: everyCell,
  kept: emptyGrid,
};

/** Why nobody can have what was ordered, in the order of the core's numbers. */
export const faults = [
  'empty-range',
  'too-few-givens',
  'kept-contradict',
  'kept-unsolvable',
  'too-many-kept',
  'pattern-too-small',
  'pattern-exchanges',
  'rating-unreachable',
  'technique-too-hard',
  'technique-never-first',
  'full-house-givens',
] as const;
export type Fault = (typeof faults)[number];

/** A seed of the page is exact as a number. */
export const isSeed = (seed: number): boolean => Number.isSafeInteger(seed) && seed >= 0;

/** A random seed of 32 bits, so that it is short in links and commands. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

// The requests to a worker that knows techniques, and its answers.
import type { Grid } from '../grid';
import type { Notes } from '../notes';
import type { Deduction } from './deduction';
import type { TechniqueName } from './technique';

/**
 * The orders in which techniques are tried: as a person would, as Sudoku Explainer 1.2.1 does, which gives the rating, and
 * as two other programs do.
 */
export const techniqueOrders = ['teaching', 'classic', 'hodoku', 'sudokuwiki'] as const;
export type TechniqueOrder = (typeof techniqueOrders)[number];

export const defaultOrder: TechniqueOrder = 'teaching';

/** The list that names all techniques. */
export const everyTechnique = 'all';

/** A text of the form of such a list. Whether its names are known is told by the mode that has a path. */
export const techniqueListIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /^-?[a-z][a-z0-9-]*(,-?[a-z][a-z0-9-]*){0,199}$/.test(text)
    ? text
    : undefined;

/** The techniques that may be used, and their order. */
export interface Repertoire {
  order: TechniqueOrder;
  /** Levels and names, as `usual,-xy-chain,sue-de-coq`; all where nothing is said. See docs/techniques.md. */
  techniques?: string | undefined;
}

/** Where somebody stands, and the repertoire of hints. `notes`: bits 1 to 9; they count as candidates where every blank has some. */
export interface HintAsk {
  givens: Grid;
  digits: Grid;
  notes: Notes;
  /** That of teaching where nothing is said. */
  order?: TechniqueOrder | undefined;
  techniques?: string | undefined;
}

/** The advice for somebody at work. */
export type Advice =
  /** Two equal digits in a house. */
  | { kind: 'contradiction' }
  /** The givens alone have no solution. */
  | { kind: 'givens-unsolved' }
  /** Givens and entries together have none. */
  | { kind: 'wrong-entry' }
  | { kind: 'solved' }
  /** These cells' digits are not among their notes; none where no cell alone is to blame. */
  | { kind: 'wrong-note'; cells: readonly number[] }
  | NextStep
  /** No technique says more. */
  | { kind: 'search'; isUnique: boolean };

export interface NextStep {
  kind: 'step';
  step: Deduction;
  /** Otherwise techniques that need uniqueness were left out. */
  isUnique: boolean;
  /** 0: the notes were taken as candidates. */
  blanksWithoutNotes: number;
}

/** How much of a step is told, from the least on: what kind it is, where, what it does, why. */
export const hintLevels = ['nudge', 'where', 'what', 'why'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** The level that tells more; undefined where all is told. */
export const levelAfter = (level: HintLevel): Exclude<HintLevel, 'nudge'> | undefined => {
  const next = hintLevels[hintLevels.indexOf(level) + 1];
  return next === 'nudge' ? undefined : next;
};

export type Standing = 'contradiction' | 'no-solution' | 'unique' | 'several';

export interface LogicalPath {
  standing: Standing;
  /** None where there is no solution. */
  steps: readonly Deduction[];
  /** Otherwise the searches take over at its end. */
  isSolved: boolean;
  /** The sum of the points that HoDoKu gives to the steps. */
  points: number;
}

/** Steps of a path that is still looked for, after the first `begin` of them. */
export interface PathNews {
  standing: Standing;
  begin: number;
  steps: readonly Deduction[];
}

/** On the classic scale, in tenths; `beyondRating` for all that is beyond it. */
export interface Ratings {
  /** ER: of the hardest step. */
  hardest: number;
  /** EP: of the hardest step up to the first placement. */
  firstPlacement: number;
  /** ED: of the first step. */
  firstStep: number;
  /** The technique of the hardest step; undefined beyond the scale. */
  technique: TechniqueName | undefined;
}

/** How far a rating has come: where it is stopped, this much is known. */
export interface RatingProgress {
  /** The puzzle is rated at least so high, in tenths. */
  atLeast: number;
  /** The part of the long search at work that is done, from 0 to 1. */
  portion: number;
}

export const beyondRating = 120;

export interface TechniqueCalls {
  hint: { ask: HintAsk; progress: undefined; answer: Advice };
  /** Progress: the steps found since the progress before. */
  path: { ask: { puzzle: Grid } & Repertoire; progress: PathNews; answer: LogicalPath };
  /** Undefined where there is not one solution. */
  rating: {
    /** `alone`: other workers are at work for themselves, and do not help. */
    ask: { puzzle: Grid; alone?: boolean };
    progress: RatingProgress;
    answer: Ratings | undefined;
  };
}

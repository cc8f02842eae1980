// The setter's bench: what is asked about puzzles, and the answers.
import type { Grid } from '../grid';
import type { TechniqueName } from '../techniques/technique';

/** A way to turn a puzzle into another that is the same but for names of digits and the order of lines. */
export interface Isomorphism {
  /** Rows and columns change places first. */
  transposes: boolean;
  /** `rows[i]`, from 0, becomes row `i`; then the same for columns. */
  rows: readonly number[];
  columns: readonly number[];
  /** Digit `d` becomes `names[d]`; `names[0]` is 0. */
  names: readonly number[];
}

/** The puzzle whose 81 characters come first among all that are the same. */
export interface LeastForm {
  form: Grid;
  /** Takes the puzzle to its form. */
  map: Isomorphism;
  /** How many isomorphisms leave the puzzle as it is; at least 1. */
  automorphisms: number;
}

/** The kinds of a solution's bands from the top and stacks from the left, from 1 to 416 as setters number them. */
export interface BandKinds {
  bands: readonly number[];
  stacks: readonly number[];
}

/** Puzzles that were found. A backdoor is a grid of its digits alone. */
export interface Found {
  puzzles: readonly Grid[];
  /** Otherwise as many as were wanted are found, and there may be more. */
  isComplete: boolean;
  /** Goes on behind these, as `from` of the same question; empty where there are no more, or where a search cannot. */
  position: string;
}

export interface FoundProgress {
  found: number;
  /** How much of the whole is done, roughly, from 0 to 1; 0 where nobody knows. */
  share: number;
  /** The puzzles since the last progress. */
  fresh: readonly Grid[];
  /** Goes on behind the puzzles so far, as `from` of the same question; empty where a search cannot. */
  position: string;
}

/** The searches that go on from a position. */
export const resumable = ['minimals', 'neighbours', 'backdoors', 'seventeens'] as const;
export type Resumable = (typeof resumable)[number];

/** Raised when a search takes its choices in another order: a position means another place then. */
export const positionVersion = 1;

interface Search<Asked> {
  ask: { puzzle: Grid; limit: number } & Asked;
  progress: FoundProgress;
  answer: Found;
}

interface From {
  /** The position of an earlier search for the same, which that search told. */
  from?: string | undefined;
}

export interface SettingCalls {
  leastForm: { ask: { puzzle: Grid }; progress: undefined; answer: LeastForm };
  bands: { ask: { puzzle: Grid }; progress: undefined; answer: BandKinds };
  /** The least form of each. Progress: how many are done. */
  leastForms: { ask: { puzzles: readonly Grid[] }; progress: number; answer: readonly Grid[] };
  /** With a seed: some by chance; else all of them, in order. */
  minimals: Search<{ seed: number | undefined } & From>;
  neighbours: Search<{ exchanged: Exchange } & From>;
  /** The smallest sets of digits that leave singles, and perhaps one further technique. */
  backdoors: Search<{ also: TechniqueName | undefined } & From>;
  /** The minimal puzzles with at most so many givens that the puzzle's solution holds. */
  seventeens: Search<{ givens: FewGivens } & From>;
}

/** Givens taken away, and as many put in; or `'2+1'`: two taken away, and one put in. Each 0 to 4, and not both 0. */
export type Exchange = 1 | 2 | 3 | 4 | `${0 | 1 | 2 | 3 | 4}+${0 | 1 | 2 | 3 | 4}`;

/** The exchanges that the page offers. */
export const offeredExchanges = [1, 2, '0+1', '1+2', '2+1'] as const satisfies Exchange[];
export type OfferedExchange = (typeof offeredExchanges)[number];

/** Each more takes some seven times as long. */
export const fewGivens = [17, 18, 19, 20] as const;
export type FewGivens = (typeof fewGivens)[number];

/** The largest backdoors that are looked for. */
export const mostBackdoorDigits = 4;

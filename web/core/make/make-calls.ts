// The requests to a worker that makes puzzles, and its answers.
import type { Grid } from '../grid';
import type { SteppedStrategyName } from '../strategy';
import type { TechniqueName } from '../techniques/technique';
import type { Fault, MakeOrder } from './order';
import type { SettingCalls } from './setting';

/** The results of the tries so far. */
export interface Tries {
  made: number;
  notUnique: number;
  wrongGivens: number;
  wrongRating: number;
  wrongTechnique: number;
  /** The last ones, which began near a stored puzzle. */
  nearStored: number;
}

/** The puzzle so far that came nearest to the order. */
export interface Nearest {
  puzzle: Grid;
  givens: number;
  /** In tenths; 0 where it was not rated, since its givens are wrong. */
  rating: number;
  technique: TechniqueName | undefined;
}

export interface MakeProgress {
  tries: Tries;
  nearest: Nearest | undefined;
  elapsedMs: number;
}

export interface Made {
  puzzle: Grid;
  solution: Grid;
  /** In tenths; `beyondRating` for all that is beyond the scale. */
  rating: number;
  /** EP: of the hardest step up to the first placement. */
  firstPlacement: number;
  /** ED: of the first step. */
  firstStep: number;
  /** The technique of the hardest step; undefined beyond the scale. */
  technique: TechniqueName | undefined;
  tries: Tries;
  elapsedMs: number;
}

export type MakeAnswer = { kind: 'made'; made: Made } | { kind: 'fault'; fault: Fault };

/** A stretch of a series: puzzles `first` to `first + count - 1` of a seed. */
export interface BatchAsk {
  order: MakeOrder;
  seed: number;
  first: number;
  count: number;
  /** How often these were made before and were like others. */
  again: number;
}

/** A puzzle of a series, and the hash of its canonical form: equal for puzzles that are alike. */
export interface Batched {
  puzzle: Grid;
  hash: string;
}

export type BatchAnswer = { kind: 'batch'; puzzles: Batched[] } | { kind: 'fault'; fault: Fault };

export const measures = ['placements', 'calls', 'checks'] as const;
export type Measure = (typeof measures)[number];

export interface ClimbAsk {
  strategy: SteppedStrategyName;
  measure: Measure;
  /** Exactly so much; undefined: as much as can be found. */
  wanted: number | undefined;
  /** With one solution; undefined: from puzzles that are made. */
  start: Grid | undefined;
  seed: number;
}

/** Where the best so far was found: after so many moves. */
export interface Rise {
  moves: number;
  value: number;
}

export interface Climb {
  /** Undefined before the first one is measured. */
  best: Grid | undefined;
  moves: number;
  starts: number;
  rises: readonly Rise[];
}

export interface MakeCalls {
  /** Puzzle `number` of a seed, from 1. */
  make: {
    ask: { order: MakeOrder; seed: number; number: number };
    progress: MakeProgress;
    answer: MakeAnswer;
  };
  batch: { ask: BatchAsk; progress: { made: number; tries: Tries }; answer: BatchAnswer };
  /** Answered only where the number wanted is reached: else it goes on until it is stopped. */
  climb: { ask: ClimbAsk; progress: Climb; answer: Climb };
}

/** All that the worker takes: the setter's bench, too. */
export interface MakeWorkerCalls extends MakeCalls, SettingCalls {}

/** Puzzles of a seed and an order are the same as long as this is; as the core has it. */
export const generatorVersion = 9;

/** After so many puzzles in a row that were like those before, there seem to be no others. */
export const mostAgain = 1000;

/** `kept`: from an earlier visit, not yet continued. `refused`: the storage takes no more, but the puzzles are still here. */
export type SeriesPhase =
  'running' | 'stopped' | 'kept' | 'done' | 'failed' | 'fault' | 'alike' | 'refused';

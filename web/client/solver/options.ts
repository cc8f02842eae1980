// The options of a call of the solver.
import type { MakeProgress, Made } from '../../core/make/calls';
import type { Notes } from '../../core/notes';
import type { Progress } from '../../core/reports';
import type { StrategyName } from '../../core/strategy';
import type { TechniqueOrder } from '../../core/techniques/calls';

export interface SolverOptions {
  /** How many there are; 1 where nothing is said. 0: everything runs in the calling thread, in slices of 8 ms. */
  threads?: number;
}

export interface Stoppable {
  /** Ends the call; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

export interface CallOptions<Reported> extends Stoppable {
  /** Called some times a second while it runs. */
  onProgress?: ((progress: Reported) => void) | undefined;
}

export interface SolveOptions extends CallOptions<Progress> {
  /** The search whose counters are wanted; `fast`, which counts nothing, where nothing is said. */
  strategy?: StrategyName | undefined;
}

export interface LinesProgress {
  done: number;
  total: number;
}

export interface ExplainOptions extends CallOptions<number> {
  /** The order in which techniques are tried; `classic` is the one that ratings follow. */
  order?: TechniqueOrder | undefined;
}

/** Where somebody stands. `notes`: bits 1 to 9 for each cell; they count where every blank has some. */
export interface Position {
  givens: string;
  /** Givens and entries. */
  digits?: string | undefined;
  notes?: Notes | undefined;
}

export interface GenerateOptions extends CallOptions<MakeProgress> {
  /** A whole number; the same seed and order give the same puzzle. One at random where nothing is said. */
  seed?: number | undefined;
  /** Which puzzle of the seed, from 1. */
  number?: number | undefined;
}

export interface Generated extends Made {
  seed: number;
  number: number;
}

// The options of the solver's calls.
import type { MakeProgress, Made } from '../../core/make/make-calls';
import type { Exchange, FewGivens, FoundProgress } from '../../core/make/setting';
import type { Notes } from '../../core/notes';
import type { Progress } from '../../core/reports';
import type { StrategyName } from '../../core/strategy';
import type { TechniqueOrder } from '../../core/techniques/technique-calls';
import type { TechniqueName } from '../../core/techniques/technique';

export interface SolverOptions {
  /** The number of threads; 1 by default. 0: the calling thread does all, in slices of 8 ms. */
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
  /** The search whose counters are wanted; by default `fast`, which counts nothing. */
  strategy?: StrategyName | undefined;
}

export interface LinesProgress {
  done: number;
  total: number;
}

export interface RepertoireOptions {
  /** The order in which techniques are tried; `classic` is the one of ratings. */
  order?: TechniqueOrder | undefined;
  /** The techniques that may be used: `beginner`, `usual`, `all` or names, as `usual,-xy-chain,sue-de-coq`. */
  techniques?: string | undefined;
}

export interface HintOptions extends Stoppable, RepertoireOptions {}

export interface ExplainOptions extends CallOptions<number>, RepertoireOptions {}

/** The player's position. `notes`: bits 1 to 9 for each cell; used where every blank has some. */
export interface Position {
  givens: string;
  /** Givens and entries. */
  digits?: string | undefined;
  notes?: Notes | undefined;
}

export interface FindOptions extends CallOptions<FoundProgress> {
  /** As many at most; 1,000 where nothing is said. */
  limit?: number | undefined;
}

/** A search that can be stopped and continued, in another visit too. */
export interface ResumableOptions extends FindOptions {
  /** Goes on at the `position` that an earlier search for the same told; its puzzles are not found again, or hardly. */
  from?: string | undefined;
}

export interface MinimalsOptions extends ResumableOptions {
  /** Some by chance, the same for a seed; all of them in order where nothing is said. */
  seed?: number | undefined;
}

export interface NeighboursOptions extends ResumableOptions {
  /** 1 where nothing is said. */
  exchanged?: Exchange | undefined;
}

export interface BackdoorsOptions extends ResumableOptions {
  /** A technique that may be used beside singles. */
  also?: TechniqueName | undefined;
}

export interface SeventeensOptions extends ResumableOptions {
  /** The most givens, 17 to 20; 17 where nothing is said, which takes minutes. */
  givens?: FewGivens | undefined;
}

export interface GenerateOptions extends CallOptions<MakeProgress> {
  /** A whole number; the same seed and order give the same puzzle. Random by default. */
  seed?: number | undefined;
  /** The number of the puzzle in the series of the seed, from 1. */
  number?: number | undefined;
}

export interface Generated extends Made {
  seed: number;
  number: number;
}

// What page and worker say to each other. Every message about a search carries its id.
import type { HostRefusal } from './refused';
import type { Grid } from './grid';
import type { CountProgress, CountReport, Progress, SolveReport } from './reports';
import type { MeasureProgress, MeasureReport } from './race';
import type { SteppedStrategyName, StrategyName } from './strategy';
import type { WatchReply, WatchRequest } from './watch-messages';

/** A search that runs to its end, one at a time. */
export type SearchRequest =
  | { type: 'solve'; id: number; puzzle: Grid; strategy: StrategyName }
  | { type: 'count'; id: number; puzzle: Grid; limit: number }
  | { type: 'measure'; id: number; puzzle: Grid; strategy: SteppedStrategyName; runs: number };

export type Request =
  | SearchRequest
  | { type: 'pause'; id: number }
  | { type: 'resume'; id: number }
  | { type: 'cancel'; id: number }
  /** Frees what this client holds; said where others share the worker. */
  | { type: 'end' }
  | WatchRequest;

export type SearchReply =
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'solved'; id: number; report: SolveReport }
  | { type: 'counting'; id: number; progress: CountProgress }
  | { type: 'counted'; id: number; report: CountReport }
  | { type: 'measuring'; id: number; progress: MeasureProgress }
  | { type: 'measured'; id: number; report: MeasureReport }
  /** The search threw: this worker is to be discarded. */
  | { type: 'failed'; id: number; message: string };

export type Reply =
  /** The core is loaded; sent once, before anything of a search. */
  | { type: 'ready' }
  /** Said by what stands for the worker. Without workers the search goes on. */
  | { type: 'refused'; refusal: HostRefusal }
  | SearchReply
  | WatchReply;

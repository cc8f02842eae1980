// The messages of page and worker about steps being watched: a session of the port. `id`
// numbers a request that is answered once.
import type { Grid } from './grid';
import type { RecordingProblem } from './recording';
import type { SteppedStrategyName } from './strategy';
import type { FindDirection, FindTarget, Timeline, WatchState } from './watched-search';

/** The source of the steps that are watched. */
export type WatchOpening =
  | { kind: 'strategy'; puzzle: Grid; strategy: SteppedStrategyName; everySolution: boolean }
  /** A text as docs/trace-format.md describes it. */
  | { kind: 'recording'; recording: Blob };

/** How far a recording is read. */
export interface RecordingProgress {
  bytes: number;
  size: number;
  steps: number;
}

export type WatchRequest =
  /** Explore in the background, telling overviews in so many columns. */
  | { type: 'watch-explore'; columns: number }
  | { type: 'watch-halt' }
  /** Answered by `watch-state`. */
  | { type: 'watch-look'; id: number }
  /** The state after the next step, which is not gone to; at the last position that of it. */
  | { type: 'watch-peek'; id: number }
  | { type: 'watch-seek'; id: number; position: number }
  | { type: 'watch-step'; id: number; count: number }
  | { type: 'watch-play'; id: number; until: number }
  /** Answered by `watch-state`, `watch-not-found` or `watch-cancelled`. */
  | {
      type: 'watch-find';
      id: number;
      target: FindTarget;
      direction: FindDirection;
    }
  /** Answered by `watch-detail` or `watch-cancelled`. */
  | { type: 'watch-draw'; id: number; from: number; to: number; columns: number }
  /** Ends a find or a detail unanswered, a play with its answer. */
  | { type: 'watch-cancel'; id: number };

export type WatchReply =
  /** For a recording, now and then while it is read; then one of the next two. */
  | ({ type: 'watch-reading' } & RecordingProgress)
  | { type: 'watch-opened'; puzzle: Grid; steps: number }
  | { type: 'watch-unreadable'; problem: RecordingProblem }
  | { type: 'watch-state'; id: number; state: WatchState }
  | { type: 'watch-not-found'; id: number }
  | { type: 'watch-cancelled'; id: number }
  | { type: 'watch-detail'; id: number; timeline: Timeline }
  /** Now and then while playing. */
  | { type: 'watch-playing'; state: WatchState }
  /** Now and then while exploring, and at its end. */
  | { type: 'watch-overview'; timeline: Timeline };

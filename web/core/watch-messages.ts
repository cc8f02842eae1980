// What page and worker say to each other about a search being watched. `watch` numbers the session,
// `id` a request that is answered once.
import type { Grid } from './grid';
import type { SteppedStrategyName } from './strategy';
import type { FindDirection, FindTarget, Timeline, WatchState } from './watch';

export type WatchRequest =
  | {
      type: 'watch-open';
      watch: number;
      puzzle: Grid;
      strategy: SteppedStrategyName;
      everySolution: boolean;
    }
  | { type: 'watch-close'; watch: number }
  /** Explore in the background, telling overviews in so many columns. */
  | { type: 'watch-explore'; watch: number; columns: number }
  | { type: 'watch-halt'; watch: number }
  /** Answered by `watch-state`. */
  | { type: 'watch-look'; watch: number; id: number }
  | { type: 'watch-seek'; watch: number; id: number; position: number }
  | { type: 'watch-step'; watch: number; id: number; count: number }
  | { type: 'watch-play'; watch: number; id: number; until: number }
  /** Answered by `watch-state`, `watch-not-found` or `watch-cancelled`. */
  | {
      type: 'watch-find';
      watch: number;
      id: number;
      target: FindTarget;
      direction: FindDirection;
    }
  /** Answered by `watch-detail` or `watch-cancelled`. */
  | { type: 'watch-draw'; watch: number; id: number; from: number; to: number; columns: number }
  /** Ends a find or a detail unanswered, a play with its answer. */
  | { type: 'watch-cancel'; watch: number; id: number };

export type WatchReply =
  | { type: 'watch-state'; watch: number; id: number; state: WatchState }
  | { type: 'watch-not-found'; watch: number; id: number }
  | { type: 'watch-cancelled'; watch: number; id: number }
  | { type: 'watch-detail'; watch: number; id: number; timeline: Timeline }
  /** Now and then while playing. */
  | { type: 'watch-playing'; watch: number; state: WatchState }
  /** Now and then while exploring, and at its end. */
  | { type: 'watch-overview'; watch: number; timeline: Timeline }
  /** Still at it: said where nothing else is said for long. */
  | { type: 'watch-busy'; watch: number }
  | { type: 'watch-failed'; watch: number; message: string };

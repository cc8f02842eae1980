// A watched search: moves its cursor and explores ahead of it, with promises and callbacks.
import type { FindDirection, FindTarget, Timeline, WatchState } from '../core/watched-search';
import type { WorkerFailure } from './errors';

export interface WatchListeners {
  /** While exploring, about ten times a second, and once when exploring ends or is halted. */
  onTimeline?: ((timeline: Timeline) => void) | undefined;
  /** While playing, about twenty times a second. */
  onState?: ((state: WatchState) => void) | undefined;
  /** The worker was lost, and the session with it; the search has to be watched again. */
  onFailure?: ((failure: WorkerFailure) => void) | undefined;
}

/**
 * One movement of the cursor at a time: a newer `seek`, `step`, `find` or `play` ends the one
 * before. After `close` or a failure every promise rejects, with an `AbortError` or the
 * `WorkerFailure`.
 */
export interface WatchSession {
  /** The search at the cursor. */
  state(): Promise<WatchState>;

  /** The search after the next step, which is not gone to; at its last position, that. */
  peek(): Promise<WatchState>;

  /**
   * Moves the cursor to a position, or to the last one where the search is shorter. A seek that a
   * newer movement replaces resolves with the state of that movement, so that dragging may ask for any
   * number of seeks.
   */
  seek(position: number): Promise<WatchState>;

  /** Moves `count` steps on, or back where negative, from the target of the earlier seeks and steps. */
  step(count: number): Promise<WatchState>;

  /**
   * Moves the cursor to the nearest such step, exploring on where needed; resolves with undefined
   * and leaves the cursor where there is none. Rejects with an `AbortError` when the signal or a
   * newer movement ends it.
   */
  find(
    target: FindTarget,
    direction: FindDirection,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<WatchState | undefined>;

  /**
   * Moves the cursor on at full speed, reporting to `onState`, up to position `until` or the end.
   * Resolves with the state where it stopped, also where the signal or a newer movement stopped it.
   */
  play(options?: {
    until?: number | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<WatchState>;

  /** The depth over a span: step by step where the span is short enough, otherwise from the summary. */
  detail(
    from: number,
    to: number,
    columns: number,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Timeline>;

  /**
   * Explores in the background, reporting a picture of all explored steps in `columns` columns to
   * `onTimeline`, until finished or halted. Calling it again only changes the number of columns.
   */
  explore(columns: number): void;
  halt(): void;

  close(): void;
}

// A watch session over the line to a worker: numbers its requests and pairs them with the answers.
import type { Grid } from '../core/grid';
import type { SteppedStrategyName } from '../core/strategy';
import type { FindDirection, FindTarget, Timeline, WatchOptions, WatchState } from '../core/watch';
import type { WatchReply, WatchRequest } from '../core/watch-messages';
import { abortError } from './abort-error';
import type { WatchListeners, WatchSession } from './watch-session';
import { WorkerFailure } from './worker-failure';

/** A request that is waited for. */
interface Waiting {
  hear: (reply: WatchReply) => void;
  reject: (reason: unknown) => void;
  /** Stops listening to the caller's signal. */
  release: () => void;
}

export class WorkerWatch implements WatchSession {
  readonly puzzle: Grid;
  readonly strategy: SteppedStrategyName;
  readonly #number: number;
  readonly #options: WatchOptions & WatchListeners;
  readonly #post: (request: WatchRequest) => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #exploring = false;
  /** Why nothing can be asked any more. */
  #end: DOMException | WorkerFailure | undefined;

  constructor(
    number: number,
    puzzle: Grid,
    strategy: SteppedStrategyName,
    options: WatchOptions & WatchListeners,
    post: (request: WatchRequest) => void,
  ) {
    this.#number = number;
    this.puzzle = puzzle;
    this.strategy = strategy;
    this.#options = options;
    this.#post = post;
  }

  /** Apart from the constructor, for the line may fail at once. */
  open(): void {
    this.#post({
      type: 'watch-open',
      watch: this.#number,
      puzzle: this.puzzle,
      strategy: this.strategy,
      everySolution: this.#options.everySolution ?? false,
    });
  }

  /** Whether the worker owes something. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0 || this.#exploring;
  }

  state(): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-look', watch: this.#number, id }));
  }

  seek(position: number): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-seek', watch: this.#number, id, position }));
  }

  step(count: number): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-step', watch: this.#number, id, count }));
  }

  play({
    until = Number.POSITIVE_INFINITY,
    signal,
  }: { until?: number | undefined; signal?: AbortSignal | undefined } = {}): Promise<WatchState> {
    return this.#askForState(
      (id) => ({ type: 'watch-play', watch: this.#number, id, until }),
      signal,
    );
  }

  find(
    target: FindTarget,
    direction: FindDirection,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<WatchState | undefined> {
    const watch = this.#number;
    return this.#ask(
      (id) => ({ type: 'watch-find', watch, id, target, direction }),
      (reply, resolve) => {
        if (reply.type === 'watch-state') resolve(reply.state);
        else if (reply.type === 'watch-not-found') resolve(undefined);
      },
      signal,
    );
  }

  detail(
    from: number,
    to: number,
    columns: number,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<Timeline> {
    const watch = this.#number;
    return this.#ask(
      (id) => ({ type: 'watch-draw', watch, id, from, to: Math.max(to, from + 1), columns }),
      (reply, resolve) => {
        if (reply.type === 'watch-detail') resolve(reply.timeline);
      },
      signal,
    );
  }

  explore(columns: number): void {
    if (this.#end) return;
    this.#exploring = true;
    this.#post({ type: 'watch-explore', watch: this.#number, columns });
  }

  halt(): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#post({ type: 'watch-halt', watch: this.#number });
  }

  close(): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#rejectAll(abortError());
    this.#post({ type: 'watch-close', watch: this.#number });
  }

  /** The worker is gone: by a failure, or because the client was closed. */
  fail(end: DOMException | WorkerFailure): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#rejectAll(end);
    if (end instanceof WorkerFailure) this.#options.onFailure?.(end);
  }

  hear(reply: WatchReply): void {
    if (reply.watch !== this.#number || this.#end) return;
    if (reply.type === 'watch-playing') this.#options.onState?.(reply.state);
    if (reply.type === 'watch-overview') {
      if (reply.timeline.finished) this.#exploring = false;
      this.#options.onTimeline?.(reply.timeline);
    }
    if (!('id' in reply)) return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    waiting?.release();
    if (reply.type === 'watch-cancelled') waiting?.reject(abortError());
    else waiting?.hear(reply);
  }

  #askForState(request: (id: number) => WatchRequest, signal?: AbortSignal): Promise<WatchState> {
    return this.#ask(
      request,
      (reply, resolve) => {
        if (reply.type === 'watch-state') resolve(reply.state);
      },
      signal,
    );
  }

  #ask<T>(
    request: (id: number) => WatchRequest,
    hear: (reply: WatchReply, resolve: (answer: T) => void) => void,
    signal?: AbortSignal,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#end) {
        reject(this.#end);
        return;
      }
      const id = ++this.#lastId;
      const cancel = () => {
        this.#post({ type: 'watch-cancel', watch: this.#number, id });
      };
      this.#waiting.set(id, {
        hear: (reply) => {
          hear(reply, resolve);
        },
        reject,
        release: () => signal?.removeEventListener('abort', cancel),
      });
      this.#post(request(id));
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
    });
  }

  #rejectAll(end: DOMException | WorkerFailure): void {
    this.#end = end;
    for (const { reject, release } of this.#waiting.values()) {
      release();
      reject(end);
    }
    this.#waiting.clear();
  }
}

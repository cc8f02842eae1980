// A watch session over the port to a worker: numbers its requests and pairs them with the answers.
import type { Grid } from '../core/grid';
import type { FindDirection, FindTarget, Timeline, WatchState } from '../core/watched-search';
import type {
  RecordingProgress,
  WatchOpening,
  WatchReply,
  WatchRequest,
} from '../core/watch-messages';
import type { SearchCalls } from '../core/calls';
import { abortError, RecordingRefused, WorkerFailure } from './errors';
import type { OpenSession, Port, SessionEnd } from './port-connection';
import type { WatchListeners, WatchSession } from './watch-session';

/** A request that waits for its answer. */
interface Waiting {
  hear: (reply: WatchReply) => void;
  reject: (reason: unknown) => void;
  /** Stops listening to the caller's signal. */
  release: () => void;
}

/** Called while a recording is read, before it can be watched. */
export interface Opening {
  onReading?: ((progress: RecordingProgress) => void) | undefined;
  onOpened?: ((puzzle: Grid) => void) | undefined;
  onRefused?: ((error: Error) => void) | undefined;
}

export class WorkerWatch implements WatchSession, SessionEnd<WatchReply> {
  readonly #options: WatchListeners & Opening;
  readonly #session: OpenSession<WatchRequest>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  /** A recording is being read. */
  #isOpening: boolean;
  #exploring = false;
  /** The reason why nothing can be asked any more. */
  #end: Error | undefined;

  constructor(port: Port<SearchCalls>, opening: WatchOpening, options: WatchListeners & Opening) {
    this.#options = options;
    this.#isOpening = opening.kind === 'recording';
    this.#session = port.open('watch', opening, this);
  }

  /** Whether the worker owes an answer. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0 || this.#exploring || this.#isOpening;
  }

  state(): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-look', id }));
  }

  peek(): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-peek', id }));
  }

  seek(position: number): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-seek', id, position }));
  }

  step(count: number): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-step', id, count }));
  }

  play({
    until = Number.POSITIVE_INFINITY,
    signal,
  }: { until?: number | undefined; signal?: AbortSignal | undefined } = {}): Promise<WatchState> {
    return this.#askForState((id) => ({ type: 'watch-play', id, until }), signal);
  }

  find(
    target: FindTarget,
    direction: FindDirection,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<WatchState | undefined> {
    return this.#ask(
      (id) => ({ type: 'watch-find', id, target, direction }),
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
    return this.#ask(
      (id) => ({ type: 'watch-draw', id, from, to: Math.max(to, from + 1), columns }),
      (reply, resolve) => {
        if (reply.type === 'watch-detail') resolve(reply.timeline);
      },
      signal,
    );
  }

  explore(columns: number): void {
    if (this.#end) return;
    this.#exploring = true;
    this.#session.send({ type: 'watch-explore', columns });
  }

  halt(): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#session.send({ type: 'watch-halt' });
  }

  close(): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#rejectAll(abortError());
    this.#session.close();
  }

  /** The worker is gone: by a failure, or because the client was closed. */
  fail(end: Error): void {
    if (this.#end) return;
    this.#exploring = false;
    this.#rejectAll(end);
    this.#options.onRefused?.(end);
    if (end instanceof WorkerFailure) this.#options.onFailure?.(end);
  }

  hear(reply: WatchReply): void {
    if (this.#end) return;
    if (reply.type === 'watch-reading') this.#options.onReading?.(reply);
    if (reply.type === 'watch-opened') {
      this.#isOpening = false;
      this.#options.onOpened?.(reply.puzzle);
    }
    if (reply.type === 'watch-unreadable') {
      this.#session.close();
      this.fail(new RecordingRefused(reply.problem));
    }
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
        this.#session.send({ type: 'watch-cancel', id });
      };
      this.#waiting.set(id, {
        hear: (reply) => {
          hear(reply, resolve);
        },
        reject,
        release: () => signal?.removeEventListener('abort', cancel),
      });
      this.#session.send(request(id));
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
    });
  }

  #rejectAll(end: Error): void {
    this.#end = end;
    for (const { reject, release } of this.#waiting.values()) {
      release();
      reject(end);
    }
    this.#waiting.clear();
  }
}

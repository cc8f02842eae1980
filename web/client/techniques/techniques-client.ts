// The client of the workers that know techniques: one task at a time. Most puzzles need no nested chains, so the worker that
// has them is started with the first puzzle that does, and does all tasks from then on.
import { workers } from '#start-worker';
import type { TechniqueCalls } from '../../core/techniques/technique-calls';
import { abortError, NeedsMore, NestedMissing, WorkerFailure } from '../errors';
import { LatestClient } from '../latest-client';
import type { CallOptions } from '../port-connection';
import type { WorkerPort } from '../worker-port';
import { LastingProgress } from './lasting-progress';

type Calls = TechniqueCalls;

export class TechniquesClient {
  readonly #first: LatestClient<Calls>;
  readonly #nested: LatestClient<Calls>;
  #usesNested = false;
  #isNestedReady = false;
  /** Counts tasks and stops: a task goes on in the other worker only if nothing came after it. */
  #turn = 0;

  constructor(
    createFirst: () => WorkerPort = workers.techniques,
    createNested: () => WorkerPort = workers.nested,
  ) {
    this.#first = new LatestClient(createFirst);
    this.#nested = new LatestClient(createNested, () => {
      this.#isNestedReady = true;
    });
  }

  /** Rejects with an `AbortError`, a `RequestRefused`, a `NestedMissing` or a `WorkerFailure`. */
  async ask<Kind extends keyof Calls>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    { signal, onProgress }: CallOptions<Calls[Kind]['progress']> = {},
  ): Promise<Calls[Kind]['answer']> {
    this.stop();
    const turn = this.#turn;
    const lasting = new LastingProgress();
    const options: CallOptions<Calls[Kind]['progress']> = {
      signal,
      onProgress: (progress) => onProgress?.(lasting.goingOn(progress)),
    };
    if (!this.#usesNested) {
      try {
        return await this.#first.ask(kind, ask, options);
      } catch (error) {
        if (!(error instanceof NeedsMore)) throw error;
      }
      if (turn !== this.#turn) throw abortError();
      this.#first.close();
      this.#usesNested = true;
    }
    return this.#askNested(kind, ask, options);
  }

  async #askNested<Kind extends keyof Calls>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    options: CallOptions<Calls[Kind]['progress']>,
  ): Promise<Calls[Kind]['answer']> {
    try {
      return await this.#nested.ask(kind, ask, options);
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      const wasReady = this.#isNestedReady;
      this.#isNestedReady = false;
      // Other tasks may do without.
      this.#usesNested = false;
      throw wasReady ? error : new NestedMissing(error.message);
    }
  }

  /** Gives up the current task; its promise rejects. */
  stop(): void {
    this.#turn++;
    this.#first.stop();
    this.#nested.stop();
  }

  /** Ends the workers. The client can be used again. */
  close(): void {
    this.#turn++;
    this.#first.close();
    this.#nested.close();
  }
}

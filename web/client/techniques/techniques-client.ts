// Techniques as promises, one task at a time: a new one ends the one before.
import type { TechniqueCalls } from '../../core/techniques/calls';
import { Port, type CallOptions } from '../port';
import type { WorkerPort } from '../worker-port';

type Kind = keyof TechniqueCalls;

export class TechniquesClient {
  readonly #port: Port<TechniqueCalls>;

  constructor(createWorker: () => WorkerPort = createTechniquesWorker) {
    this.#port = new Port({ createWorker });
  }

  /** Rejects with an `AbortError` or a `WorkerFailure`. */
  ask<Name extends Kind>(
    kind: Name,
    ask: TechniqueCalls[Name]['ask'],
    options?: CallOptions<TechniqueCalls[Name]['progress']>,
  ) {
    this.stop();
    return this.#port.call(kind, ask, options);
  }

  /** Gives up what is looked for; its promise rejects at once. */
  stop(): void {
    this.#port.cancelCalls();
  }

  /** Ends the worker, too. The client can be used again. */
  close(): void {
    this.#port.close();
  }
}

function createTechniquesWorker(): Worker {
  return new Worker(new URL('../../worker/techniques/techniques.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-techniques',
  });
}

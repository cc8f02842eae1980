// Asks a worker one task at a time: a new task ends the one before.
import type { CallKind, CallTypes, Part } from '../core/port-messages';
import { Port, type CallOptions } from './port-connection';
import type { WorkerPort } from './worker-port';

export class LatestClient<Calls extends CallTypes<Calls>> {
  readonly #port: Port<Calls>;

  /** `onReady`: called when a worker has loaded its core. */
  constructor(createWorker: () => WorkerPort, onReady?: () => void) {
    this.#port = new Port({ createWorker, onReady });
  }

  /** Rejects with an `AbortError`, a `RequestRefused`, a `NeedsMore` or a `WorkerFailure`. */
  ask<Kind extends CallKind<Calls>>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    options?: CallOptions<Calls[Kind]['progress']>,
  ): Promise<Part<Calls[Kind], 'answer'>> {
    this.stop();
    return this.#port.call(kind, ask, options);
  }

  /** Gives up the current task; its promise rejects at once. */
  stop(): void {
    this.#port.cancelCalls();
  }

  /** Ends the worker. The client can be used again. */
  close(): void {
    this.#port.close();
  }
}

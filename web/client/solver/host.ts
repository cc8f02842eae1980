// Runs a solver's core: in a thread of its own, or in slices in the calling thread.
import type { PortReply, PortRequest } from '../../core/port-messages';
import type { SolverCalls } from '../../core/solver/solver-calls';
import { compiledCore } from '../pool/compiled-core';
import type { WorkerPort } from '../worker-port';
import { startThread, type Thread } from './threads';

type Reply = PortReply<SolverCalls>;
type Request = PortRequest<SolverCalls>;

let given: WebAssembly.Module | undefined;

/** The compiled core, for runtimes that cannot compile: their entry of the package brings it along. */
export function provideCore(module: WebAssembly.Module): void {
  given = module;
}

/** Requests that wait for the thread to be up. */
export class Host implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  #waiting: Request[] | undefined = [];
  /** The number of unanswered requests; the process stays alive for them. */
  readonly #owed = new Set<number>();
  #thread: Thread | undefined;
  #hasEnded = false;

  constructor(wantsThread: boolean) {
    this.#find(wantsThread).catch((error: unknown) => {
      this.#fail(String(error));
    });
  }

  postMessage(message: unknown): void {
    const request = message as Request;
    if (request.type === 'request') this.#owed.add(request.id);
    else if (request.type === 'cancel') this.#owed.delete(request.id);
    if (this.#waiting) this.#waiting.push(request);
    else this.#thread?.post(request);
    this.#thread?.keepAlive(this.#owed.size > 0);
  }

  terminate(): void {
    this.#hasEnded = true;
    this.#waiting = undefined;
    this.#thread?.end();
  }

  async #find(wantsThread: boolean): Promise<void> {
    const packed = await import('virtual:packed-solver');
    let module: WebAssembly.Module;
    try {
      module = given ?? (await compiledCore(packed));
    } catch {
      this.#hear({ type: 'host-refused', refusal: 'webassembly' });
      return;
    }
    const events = {
      hear: (reply: unknown) => {
        this.#hear(reply as Reply);
      },
      crash: (message: string) => {
        this.#fail(message);
      },
    };
    let thread = wantsThread ? await startThread(packed.workerScript, events) : undefined;
    if (thread) thread.post({ module });
    else {
      const serve = await packed.loadHere();
      const served = serve(module, events.hear);
      thread = {
        post: (message) => {
          // Deferred, so that a reply never comes within the call that asks.
          queueMicrotask(() => {
            served.hear(message as Request);
          });
        },
        keepAlive: () => undefined,
        end: () => {
          served.hear({ type: 'close' });
        },
      };
    }
    if (this.#hasEnded) thread.end();
    else this.#settle(thread);
  }

  #settle(thread: Thread): void {
    this.#thread = thread;
    for (const request of this.#waiting ?? []) thread.post(request);
    this.#waiting = undefined;
    thread.keepAlive(this.#owed.size > 0);
  }

  #hear(reply: Reply): void {
    if (this.#hasEnded) return;
    if (reply.type === 'answer' || reply.type === 'refused') this.#owed.delete(reply.id);
    this.onmessage?.(eventOf<MessageEvent>('message', { data: reply }));
    this.#thread?.keepAlive(this.#owed.size > 0);
  }

  #fail(message: string): void {
    if (this.#hasEnded) return;
    this.onerror?.(eventOf<ErrorEvent>('error', { message }));
  }
}

/** Node has no class for errors, and Next's edge runtime none for messages; all have the plain one. */
const eventOf = <Kind extends Event>(type: string, facts: Partial<Kind>): Kind =>
  Object.assign(new Event(type), facts) as Kind;

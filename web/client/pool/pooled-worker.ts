// One worker that several clients share, made from a string: it needs no file, and of the host's policy
// only `worker-src blob:`.
import type { Introduction } from '../../core/port-messages';
import type { PackedCore } from './compiled-core';
import { policy } from './policy';

export class PooledWorker {
  /** False where the host page refuses workers. */
  readonly isUp: Promise<boolean>;
  #worker: Worker | undefined;
  readonly #core: PackedCore;
  #knowsCore = false;

  /** `onCrash` is called when the worker fails after it was up. */
  constructor(core: PackedCore, onCrash: (event: ErrorEvent) => void) {
    this.#core = core;
    this.isUp = new Promise((resolve) => {
      try {
        this.#worker = startWorker(core.workerScript);
      } catch {
        resolve(false);
        return;
      }
      let up = false;
      this.#worker.onmessage = () => {
        up = true;
        resolve(true);
      };
      this.#worker.onerror = (event) => {
        event.preventDefault();
        if (up) onCrash(event);
        else resolve(false);
      };
    });
  }

  runs({ workerScript, packedCore }: PackedCore): boolean {
    return workerScript === this.#core.workerScript && packedCore === this.#core.packedCore;
  }

  introduce(port: MessagePort, module: WebAssembly.Module): void {
    const introduction: Introduction = this.#knowsCore ? { port } : { port, module };
    this.#knowsCore = true;
    this.#worker?.postMessage(introduction, [port]);
  }

  end(): void {
    this.#worker?.terminate();
  }
}

/** One address for each script, never revoked: nothing says when a worker has read its script. */
const addresses = new Map<string, string>();

function startWorker(workerScript: string): Worker {
  const address =
    addresses.get(workerScript) ??
    URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  addresses.set(workerScript, address);
  // A host that asks for trusted types refuses a plain address; this counts as a refusal of workers.
  return new Worker(policy?.createScriptURL(address) ?? address, { name: 'retrace' });
}

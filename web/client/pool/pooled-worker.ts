// One worker that several clients share, made from a string: it needs no file, and of the host's policy
// only `worker-src blob:`.
import { workerScript } from 'virtual:packed-core';
import type { Introduction } from '../../core/introduction';
import { policy } from './policy';

export class PooledWorker {
  /** False where the host page refuses workers. */
  readonly isUp: Promise<boolean>;
  #worker: Worker | undefined;
  #knowsCore = false;

  /** `onCrash` is called when it fails after it was up. */
  constructor(onCrash: (event: ErrorEvent) => void) {
    this.isUp = new Promise((resolve) => {
      try {
        this.#worker = startWorker();
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

  introduce(port: MessagePort, module: WebAssembly.Module): void {
    const introduction: Introduction = this.#knowsCore ? { port } : { port, module };
    this.#knowsCore = true;
    this.#worker?.postMessage(introduction, [port]);
  }

  end(): void {
    this.#worker?.terminate();
  }
}

let address: string | undefined;

function startWorker(): Worker {
  // One address for all that the page will ever start: when one has been read is not told.
  address ??= URL.createObjectURL(new Blob([workerScript], { type: 'text/javascript' }));
  // Where trusted types are asked for, a plain address is refused: that is a refusal like others.
  return new Worker(policy?.createScriptURL(address) ?? address, { name: 'retrace' });
}

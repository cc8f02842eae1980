// Serves any number of clients over one core, each on a port of its own: in a worker that a page's
// elements share, or on the page itself where workers are refused.
import type { Request } from '../core/worker-messages';
import { createPlainCore } from './plain-core';
import { Service } from './service';

/** `module` is the compiled core. */
export function serveSeats(module: WebAssembly.Module): (port: MessagePort) => void {
  const core = createPlainCore(module);
  return (port) => {
    const service = new Service(core, (reply) => {
      port.postMessage(reply);
    });
    void core.then(() => {
      port.postMessage({ type: 'ready' });
    });
    port.onmessage = ({ data }: MessageEvent<Request>) => {
      service.hear(data);
      if (data.type === 'end') port.close();
    };
  };
}

/** What a shared worker is told: a client's port, and the first time the core. */
export interface Introduction {
  port: MessagePort;
  module?: WebAssembly.Module;
}

/** Says that it lives, then serves whoever is introduced. */
export function serveWorker(scope: DedicatedWorkerGlobalScope): void {
  let serve: ((port: MessagePort) => void) | undefined;
  scope.onmessage = ({ data: { module, port } }: MessageEvent<Introduction>) => {
    if (module) serve = serveSeats(module);
    serve?.(port);
  };
  scope.postMessage('up');
}

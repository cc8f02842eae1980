// Serves any number of clients over one core, each on a port of its own: in the worker that a page's
// elements share (shared.ts), or on the page itself where workers are refused.
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

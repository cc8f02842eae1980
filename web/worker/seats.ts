// Serves any number of clients over one core, each on a port of its own: in the worker that a page's
// elements share (shared.ts), or on the page itself where workers are refused.
import type { SearchCalls } from '../core/calls';
import type { PortRequest } from '../core/port';
import { createPlainCore } from './plain-core';
import { ServedPort } from './port';
import { searchTasks } from './tasks/search-tasks';

/** `module` is the compiled core. */
export function serveSeats(module: WebAssembly.Module): (port: MessagePort) => void {
  const core = createPlainCore(module);
  return (port) => {
    const served = new ServedPort(core, searchTasks, (reply) => {
      port.postMessage(reply);
    });
    port.onmessage = ({ data }: MessageEvent<PortRequest<SearchCalls>>) => {
      served.hear(data);
      if (data.type === 'close') port.close();
    };
  };
}

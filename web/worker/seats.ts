// Serves any number of clients over one core, each on a port of its own: in a worker that a page's elements
// share (share.ts), or on the page itself where workers are refused.
import type { CallTypes, PortRequest } from '../core/port';
import { ServedPort } from './port';
import type { Tasks } from './task';

/** `module` is the compiled core. */
export type ServeSeats = (module: WebAssembly.Module) => (port: MessagePort) => void;

export function seatsOf<Core, Calls extends CallTypes<Calls>>(
  core: Promise<Core>,
  tasks: Tasks<Core, Calls>,
): (port: MessagePort) => void {
  return (port) => {
    const served = new ServedPort(core, tasks, (reply) => {
      port.postMessage(reply);
    });
    port.onmessage = ({ data }: MessageEvent<PortRequest<Calls>>) => {
      served.hear(data);
      if (data.type === 'close') port.close();
    };
  };
}

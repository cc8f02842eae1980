// Serves any number of clients over one core, each on a port of its own: in a worker that a page's elements
// share (serve-shared.ts), or on the page itself where workers are refused.
import type { CallTypes, PortRequest } from '../../core/port-messages';
import { ServedPort } from './serve-port';
import type { Tasks } from './task';

/** Makes a core from its compiled module. */
export type CreateCore<Core> = (module: WebAssembly.Module) => Promise<Core>;

/** Makes, of the compiled core, the function that serves a client at a port. */
export function seatsOf<Core, Calls extends CallTypes<Calls>>(
  create: CreateCore<Core>,
  tasks: Tasks<Core, Calls>,
): (module: WebAssembly.Module) => (port: MessagePort) => void {
  return (module) => {
    const core = create(module);
    return (port) => {
      const served = new ServedPort(core, tasks, (reply) => {
        port.postMessage(reply);
      });
      port.onmessage = ({ data }: MessageEvent<PortRequest<Calls>>) => {
        served.hear(data);
        if (data.type === 'close') port.close();
      };
    };
  };
}

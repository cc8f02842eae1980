// A dedicated worker's scope as a port: it has a single client.
import type { CallTypes, PortRequest } from '../../core/port-messages';
import { ServedPort } from './serve-port';
import type { Tasks } from './task';

export function serveScope<Core, Calls extends CallTypes<Calls>>(
  core: Promise<Core>,
  tasks: Tasks<Core, Calls>,
): void {
  const scope = self;
  const served = new ServedPort(core, tasks, (reply) => {
    scope.postMessage(reply);
  });
  scope.onmessage = ({ data }: MessageEvent<PortRequest<Calls>>) => {
    served.hear(data);
  };
}

// A worker that the elements of a page share: it reports that it is up, then serves every client whose port it is sent.
import type { CallTypes, Introduction } from '../../core/port-messages';
import { seatsOf, type CreateCore } from './seats';
import type { Tasks } from './task';

export function share<Core, Calls extends CallTypes<Calls>>(
  create: CreateCore<Core>,
  tasks: Tasks<Core, Calls>,
): void {
  const serveSeats = seatsOf(create, tasks);
  let serve: ReturnType<typeof serveSeats> | undefined;
  self.onmessage = ({ data: { module, port } }: MessageEvent<Introduction>) => {
    if (module) serve = serveSeats(module);
    serve?.(port);
  };
  self.postMessage('up');
}

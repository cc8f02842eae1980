// A worker that the elements of a page share: it says that it lives, then serves whoever is introduced to it.
import type { Introduction } from '../core/introduction';
import type { ServeSeats } from './seats';

export function share(serveSeats: ServeSeats): void {
  let serve: ReturnType<ServeSeats> | undefined;
  self.onmessage = ({ data: { module, port } }: MessageEvent<Introduction>) => {
    if (module) serve = serveSeats(module);
    serve?.(port);
  };
  self.postMessage('up');
}

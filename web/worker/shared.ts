// The widget's worker, which the elements of a page share: it says that it lives, then serves whoever is
// introduced to it.
import type { Introduction } from '../core/introduction';
import { serveSeats } from './seats';

let serve: ReturnType<typeof serveSeats> | undefined;
self.onmessage = ({ data: { module, port } }: MessageEvent<Introduction>) => {
  if (module) serve = serveSeats(module);
  serve?.(port);
};
self.postMessage('up');

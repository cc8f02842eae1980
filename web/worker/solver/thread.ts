// The solver's own thread: reports that it is up, receives the compiled core, then serves its client.
import type { PortRequest } from '../../core/port-messages';
import type { SolverCalls } from '../../core/solver/solver-calls';
import { nodeThreads } from '../../core/solver/node-threads';
import { serve } from './serve';

/** The first message brings the core. */
type Heard = { module: WebAssembly.Module } | PortRequest<SolverCalls>;

const node = nodeThreads()?.parentPort;
const say = (message: unknown) => {
  if (node) node.postMessage(message);
  else self.postMessage(message);
};

let served: ReturnType<typeof serve> | undefined;
const hear = (heard: Heard) => {
  if ('module' in heard) served = serve(heard.module, say);
  else served?.hear(heard);
};

if (node) {
  node.on('message', (data) => {
    hear(data as Heard);
  });
} else {
  self.onmessage = ({ data }: MessageEvent<Heard>) => {
    hear(data);
  };
}
say('up');

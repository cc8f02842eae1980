// The page's worker: fetches the core and serves one client.
import createCore, { type Core } from '@core/retrace-core.mjs';
import wasmUrl from '@core/retrace-core.wasm?url';
import type { Reply, Request } from '../core/worker-messages';
import { Service } from './service';

const core: Promise<Core> = createCore({ locateFile: () => wasmUrl }).then((loaded) => {
  reply({ type: 'ready' });
  return loaded;
});
const service = new Service(core, reply);

self.onmessage = ({ data }: MessageEvent<Request>) => {
  service.hear(data);
};

function reply(message: Reply): void {
  self.postMessage(message);
}

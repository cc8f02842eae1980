// The core's batch call in a worker, timed there.
import createCore from '@core/retrace-core.mjs';
import wasmUrl from '@core/retrace-core.wasm?url';
import { timeBatch } from '../batch-time.mjs';

const loaded = createCore({ locateFile: () => wasmUrl });

self.onmessage = async ({ data }: MessageEvent<{ text: string; task: 'any' | 'check' }>) => {
  const core = await loaded;
  const batch = new core.Batch();
  self.postMessage(timeBatch(batch, data.text, data.task));
  batch.delete();
};

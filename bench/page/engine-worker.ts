// Times the engine over lines in a worker.
import createCore from '@core/retrace-bench.mjs';
import wasmUrl from '@core/retrace-bench.wasm?url';
import { timeLines } from '../lines-time';

const loaded = createCore({ locateFile: () => wasmUrl });

self.onmessage = async ({ data }: MessageEvent<{ text: string; task: 'any' | 'check' }>) => {
  self.postMessage(timeLines(await loaded, data.text, data.task));
};

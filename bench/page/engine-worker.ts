// The engine over lines in a worker, timed there.
import createCore from '@core/retrace-bench.mjs';
import wasmUrl from '@core/retrace-bench.wasm?url';
import { timeLines } from '../lines-time.mjs';

const loaded = createCore({ locateFile: () => wasmUrl });

self.onmessage = async ({ data }: MessageEvent<{ text: string; task: 'any' | 'check' }>) => {
  const core = await loaded;
  const solver = new core.LineSolver();
  self.postMessage(timeLines(solver, data.text, data.task));
  solver.delete();
};

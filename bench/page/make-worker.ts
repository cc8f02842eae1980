// Times the making of puzzles in a worker.
import createCore from '@core/retrace-make.mjs';
import wasmUrl from '@core/retrace-make.wasm?url';
import { timeMaking } from '../make-time';

const loaded = createCore({ locateFile: () => wasmUrl });

self.onmessage = async ({ data }: MessageEvent<{ count: number; seed: number }>) => {
  self.postMessage(timeMaking(await loaded, data.count, data.seed));
};

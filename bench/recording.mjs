// A long recording in the page's core for searches, run by Node: the time to read it, and to go to any step.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop, root } from '../scripts/run.mjs';
import { inWords } from './statistics.mjs';

const steps = 100_000_000;
const seeks = 1001;
/** The bytes that the core reads at a time. */
const pieceBytes = 1 << 16;

/** The command writes the steps into a pipe: as a text they would be gigabytes. */
export async function measureRecording() {
  const file = join(root, 'build/wasm/retrace-searches');
  const { default: createCore } = await import(pathToFileURL(`${file}.mjs`).href);
  const core = await createCore({ wasmBinary: readFileSync(`${file}.wasm`) });
  const recording = core.startRecording();
  const puzzles = join(root, 'tests/puzzles/pathological.txt');
  const [puzzle = ''] = readFileSync(puzzles, 'utf8').split('\n');
  const trace = spawn(join(root, 'build/native/retrace'), ['trace', '--steps', String(steps)]);
  trace.stdin.end(`${puzzle}\n`);
  let bytes = 0;
  let readMs = 0;
  for await (const part of trace.stdout) {
    bytes += part.length;
    const began = performance.now();
    for (let at = 0; at < part.length; at += pieceBytes) {
      recording.read(part.subarray(at, at + pieceBytes));
    }
    readMs += performance.now() - began;
  }
  const watch = recording.watch();
  if (!watch || recording.steps() !== steps) throw new Stop('the recording was not read whole');
  const took = [];
  for (let seek = 0; seek < seeks; seek += 1) {
    // Steps far from each other, in mixed order: 61 has no common divisor with the number of seeks.
    const position = Math.round((((seek * 61) % seeks) / (seeks - 1)) * steps);
    const began = performance.now();
    watch.aim(position);
    while (!watch.move(1e6)) continue;
    took.push(performance.now() - began);
    if (watch.position() !== position) throw new Stop(`no step ${position} in the recording`);
  }
  return { bytes, readMs, took };
}

/** @param {Awaited<ReturnType<typeof measureRecording>>} measured */
export function printRecording({ bytes, readMs, took }) {
  console.log(`\nA recording of ${steps.toLocaleString('en')} steps in WebAssembly`);
  console.log(
    `read, ${(bytes / 2 ** 30).toFixed(1)} GB of text      ${(readMs / 1000).toFixed(1)} s, ` +
      `${(steps / readMs / 1000).toFixed(1)} million steps a second`,
  );
  console.log(`${seeks} seeks, in ms            ${inWords(took, 2)}: median (least-most)`);
}

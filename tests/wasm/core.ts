// The built WebAssembly cores, loaded in Node.
import { readFileSync } from 'node:fs';
import createBenchCore, { type BenchCore } from '@core/retrace-bench.mjs';
import createCore, {
  type PageCore,
  type RecordingCore,
  type SearchCore,
} from '@core/retrace-core.mjs';
import { createPlainCore } from '../../web/worker/plain-core';
import { createRecordingCore } from '../../web/worker/plain-recordings';

const wasmFile = (name: string) =>
  readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

export const loadCore = (): Promise<PageCore> =>
  createCore({ wasmBinary: wasmFile('retrace-core') });

/** What benchmarks call. */
export const loadBenchCore = (): Promise<BenchCore> =>
  createBenchCore({ wasmBinary: wasmFile('retrace-bench') });

/** The widget's. */
export const loadPlainCore = async (): Promise<SearchCore> =>
  createPlainCore(await WebAssembly.compile(wasmFile('retrace-plain')));

/** The widget's for recordings. */
export const loadRecordingCore = async (): Promise<RecordingCore> =>
  createRecordingCore(await WebAssembly.compile(wasmFile('retrace-recordings')));

/** Those that read recordings. */
export const readers: readonly { name: string; load: () => Promise<RecordingCore> }[] = [
  { name: 'through Embind', load: loadCore },
  { name: 'as plain functions', load: loadRecordingCore },
];

/** What is true of one binding is true of the other. */
export const bindings: readonly { name: string; load: () => Promise<SearchCore> }[] = [
  { name: 'through Embind', load: loadCore },
  { name: 'as plain functions', load: loadPlainCore },
];

/** The puzzles of a file of tests/puzzles. */
export const puzzleLines = (file: string): string[] =>
  readFileSync(new URL(`../puzzles/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

/** The first line of a file of tests/puzzles, or another by its index. */
export function puzzleLine(file: string, index = 0): string {
  const line = puzzleLines(file)[index];
  if (line?.length !== 81) throw new Error(`${file} has no puzzle ${index}`);
  return line;
}

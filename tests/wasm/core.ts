// The built WebAssembly cores, loaded in Node.
import { readFileSync } from 'node:fs';
import createBenchCore, { type BenchCore } from '@core/retrace-bench.mjs';
import createAnswers, { type AnswerCore } from '@core/retrace-answers.mjs';
import createSearches, {
  type PageSearchCore,
  type RecordingCore,
  type SearchCore,
} from '@core/retrace-searches.mjs';
import type { PathCore } from '@core/retrace-techniques.mjs';
import { createPlainAnswers } from '../../web/worker/answers/plain-answers';
import { createRecordingCore } from '../../web/worker/recordings/plain-recordings';
import { createPlainSearches } from '../../web/worker/searches/plain-searches';
import { createPlainPaths } from '../../web/worker/techniques/plain-path';

const wasmFile = (name: string) =>
  readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

/** The core of the first load. */
export const loadAnswers = (): Promise<AnswerCore> =>
  createAnswers({ wasmBinary: wasmFile('retrace-answers') });

/** The core that is fetched for steps. */
export const loadSearches = (): Promise<PageSearchCore> =>
  createSearches({ wasmBinary: wasmFile('retrace-searches') });

/** The core that benchmarks call. */
export const loadBenchCore = (): Promise<BenchCore> =>
  createBenchCore({ wasmBinary: wasmFile('retrace-bench') });

/** The widget's. */
export const loadPlainAnswers = async (): Promise<AnswerCore> =>
  createPlainAnswers(await WebAssembly.compile(wasmFile('retrace-plain-answers')));

/** The widget's for searches. */
export const loadPlainSearches = async (): Promise<SearchCore> =>
  createPlainSearches(await WebAssembly.compile(wasmFile('retrace-plain-searches')));

/** The widget's for paths by techniques. */
export const loadPlainPaths = async (): Promise<PathCore> =>
  createPlainPaths(await WebAssembly.compile(wasmFile('retrace-plain-path')));

/** The widget's for recordings. */
export const loadRecordingCore = async (): Promise<RecordingCore> =>
  createRecordingCore(await WebAssembly.compile(wasmFile('retrace-recordings')));

/** Those that read recordings. */
export const readers: readonly { name: string; load: () => Promise<RecordingCore> }[] = [
  { name: 'through Embind', load: loadSearches },
  { name: 'as plain functions', load: loadRecordingCore },
];

/** Both bindings of the answering core, since each test holds for both. */
export const answering: readonly { name: string; load: () => Promise<AnswerCore> }[] = [
  { name: 'through Embind', load: loadAnswers },
  { name: 'as plain functions', load: loadPlainAnswers },
];
export const bindings: readonly { name: string; load: () => Promise<SearchCore> }[] = [
  { name: 'through Embind', load: loadSearches },
  { name: 'as plain functions', load: loadPlainSearches },
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

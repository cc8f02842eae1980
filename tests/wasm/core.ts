// The built WebAssembly cores, loaded in Node, also by end-to-end tests.
import { readFileSync } from 'node:fs';
import createBenchCore from '@core/retrace-bench.mjs';
import createAnswers from '@core/retrace-answers.mjs';
import createSearches from '@core/retrace-searches.mjs';
import type { BenchCore } from '../../bench/bench-table';
import { answersTable, type AnswerCore } from '../../web/worker/answers/answers-table';
import { plainCore } from '../../web/worker/core/plain-core';
import type { CoreOf, CoreTable } from '../../web/worker/core/table';
import { recordingsTable, type RecordingCore } from '../../web/worker/recordings/recordings-table';
import { searchesTable, type SearchCore } from '../../web/worker/searches/searches-table';

export const wasmFile = (name: string) =>
  readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

/** One of the widget's cores, by its file and its table. */
export const loadPlain = async <C>(
  name: string,
  table: CoreTable<C>,
): Promise<CoreOf<CoreTable<C>>> => plainCore(table)(await WebAssembly.compile(wasmFile(name)));

/** The page's core of the first load. */
export const loadAnswers = (): Promise<AnswerCore> =>
  createAnswers({ wasmBinary: wasmFile('retrace-answers') });

/** The page's core for searches in steps, which is fetched later. */
export const loadSearches = (): Promise<SearchCore & RecordingCore> =>
  createSearches({ wasmBinary: wasmFile('retrace-searches') });

/** The benchmarks' core. */
export const loadBenchCore = (): Promise<BenchCore> =>
  createBenchCore({ wasmBinary: wasmFile('retrace-bench') });

/** The widget's core for answers. */
export const loadPlainAnswers = (): Promise<AnswerCore> =>
  loadPlain('retrace-plain-answers', answersTable);

/** The widget's core for searches. */
export const loadPlainSearches = (): Promise<SearchCore> =>
  loadPlain('retrace-plain-searches', searchesTable);

/** The widget's core for recordings. */
export const loadRecordingCore = (): Promise<RecordingCore> =>
  loadPlain('retrace-recordings', recordingsTable);

/** The cores that read recordings. */
export const readers: readonly { name: string; load: () => Promise<RecordingCore> }[] = [
  { name: 'through Embind', load: loadSearches },
  { name: 'as plain functions', load: loadRecordingCore },
];

/** Both bindings of the core for answers, since each test holds for both. */
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

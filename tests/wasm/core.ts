// The built WebAssembly core, loaded in Node.
import { readFileSync } from 'node:fs';
import createCore, { type Core } from '@core/retrace-core.mjs';

export function loadCore(): Promise<Core> {
  const path = new URL('../../build/wasm/retrace-core.wasm', import.meta.url);
  return createCore({ wasmBinary: readFileSync(path) });
}

/** The first line of a file of tests/puzzles, or another by its index. */
export function puzzleLine(file: string, index = 0): string {
  const path = new URL(`../puzzles/${file}`, import.meta.url);
  const line = readFileSync(path, 'utf8').split('\n')[index];
  if (line?.length !== 81) throw new Error(`${file} has no puzzle ${index}`);
  return line;
}

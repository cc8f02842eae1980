// The techniques' WebAssembly in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

/** @typedef {{ name: string }} Row */
/** @typedef {{ technique: number, rating: number, placement: number, eliminations: number[] }} Step */
/** @typedef {{ steps: Step[], isSolved: boolean }} Path */
/** @typedef {{ run: (budget: number) => boolean, answer: () => Path, delete: () => void }} Task */
/** `answer` is a path where one was asked for. @typedef {{ startTechnique: (ask: object) => Task | null, techniques: () => Row[] }} Core */

/** @returns {Promise<Core>} */
export async function openTechniques() {
  const folder = join(root, 'build/wasm');
  const module = pathToFileURL(join(folder, 'retrace-techniques.mjs')).href;
  const { default: createCore } = await import(module);
  return createCore({ wasmBinary: readFileSync(join(folder, 'retrace-techniques.wasm')) });
}

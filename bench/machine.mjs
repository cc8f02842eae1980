// The machine and date that a table of figures must name.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { outputOf, root } from '../scripts/run.mjs';

/** @param {string} [chromium] its version */
export function machine(chromium) {
  const firstLine = (/** @type {string | undefined} */ text) => text?.split('\n')[0];
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    native: firstLine(outputOf('c++', ['--version'])),
    wasm: firstLine(outputOf('emcc', ['--version'])),
    node: `${process.version} (V8 ${process.versions.v8})`,
    chromium,
    commit: outputOf('git', ['rev-parse', '--short', 'HEAD'])?.trim(),
  };
}

/** Writes build/bench/NAME.json and prints where. @param {string} name @param {object} record */
export function writeRecord(name, record) {
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  writeFileSync(join(root, `build/bench/${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
  console.log(`\nAll rounds are in build/bench/${name}.json`);
}

// The package's solve and check over arrays of lines, against the engine's batch call, in Node.
// node bench/package-lines.mjs [ROUNDS], once dist is built. The three take turns, so that all meet the same machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.mjs';
import { machine, writeRecord } from './machine.mjs';
import { openNode } from './node-core.mjs';
import { textOf } from './puzzle-sets.mjs';
import { inWords } from './statistics.mjs';

const [rounds = 9] = process.argv.slice(2).map(Number);
/** A call of fewer lines would mostly measure its beginning. */
const least = 100_000;
const calls = /** @type {const} */ (['solve', 'check']);

/** @type {typeof import('../web/package/solver')} */
const solver = await import(pathToFileURL(join(root, 'dist/package/solver.js')).href);
const core = await openNode();

/** Puzzles a second. @param {(typeof calls)[number]} call @param {readonly string[]} lines */
async function rateOf(call, lines) {
  const began = performance.now();
  await solver[call](lines);
  return (lines.length / (performance.now() - began)) * 1000;
}

/** @type {Record<string, Record<(typeof calls)[number], number[]>>} */
const found = {};
for (const set of ['17_clue', 'top1465']) {
  const once = textOf(set).trimEnd().split('\n');
  const lines = Array.from({ length: Math.ceil(least / once.length) }, () => once).flat();
  const text = `${lines.join('\n')}\n`;
  /** @type {Record<(typeof calls)[number], number[]>} */
  const ratios = { solve: [], check: [] };
  found[set] = ratios;
  // The first round compiles, and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const { puzzlesPerSecond } = await core.lines(text, 'check');
    for (const call of calls) {
      const ratio = (await rateOf(call, lines)) / puzzlesPerSecond;
      if (round > 0) ratios[call].push(ratio);
    }
  }
}
console.log(`${rounds} rounds; of the batch call's puzzles a second, median (least-most)\n`);
console.log('| set | solve | check |\n| --- | --- | --- |');
for (const [set, { solve, check }] of Object.entries(found)) {
  console.log(`| ${set} | ${inWords(solve)} | ${inWords(check)} |`);
}
writeRecord('package-lines', { ...machine(), rounds, found });
process.exit(0);

// The strategies on the anti-brute-force grid, natively and in Chromium's worker.
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { runNative } from './native.mjs';
import { inWords } from './statistics.mjs';
import { textOf } from './puzzle-sets.mjs';

/** The strategies that search that grid for seconds; the others solve it at once. */
export const rowMajor = [
  'scan-blanks',
  'copied-blanks',
  'nested-vectors',
  'copied-board',
  'used-flags',
  'scan-cells',
  'candidate-list',
  'first-blank',
  'house-masks',
];

/**
 * @param {readonly string[]} strategies
 * @param {number} rounds
 * @param {{ search(puzzle: string, strategy: string): Promise<{ ms: number, steps: number }> }} chromium
 */
export async function measureStrategies(strategies, rounds, chromium) {
  const puzzle = textOf('pathological').slice(0, 81);
  const results = strategies.map((strategy) => ({
    strategy,
    steps: 0,
    nativeMs: /** @type {number[]} */ ([]),
    chromiumMs: /** @type {number[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const native = runNative(join(root, 'build/native'), `anti-brute-force/${result.strategy}`);
      const inChromium = await chromium.search(puzzle, result.strategy);
      if (native.steps !== inChromium.steps) {
        throw new Stop(
          `${result.strategy}: ${native.steps} steps natively, ${inChromium.steps} not`,
        );
      }
      result.steps = native.steps;
      result.nativeMs.push(native.ms);
      result.chromiumMs.push(inChromium.ms);
    }
    console.log(`strategies: round ${round + 1} of ${rounds}`);
  }
  return results;
}

/** @param {Awaited<ReturnType<typeof measureStrategies>>} results */
export function printStrategies(results) {
  console.log('\nThe anti-brute-force grid; median of rounds (least-most):\n');
  console.log('| strategy | steps | native ms | Chromium ms | Chromium speed / native speed |');
  console.log('|---|--:|--:|--:|--:|');
  for (const { strategy, steps, nativeMs, chromiumMs } of results) {
    const ratios = nativeMs.map((ms, round) => ms / (chromiumMs[round] ?? Number.NaN));
    console.log(
      `| ${strategy} | ${steps.toLocaleString('en')} | ${inWords(nativeMs, 0)} | ${inWords(chromiumMs, 0)} | ${inWords(ratios)} |`,
    );
  }
}

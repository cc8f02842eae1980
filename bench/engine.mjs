// The engine on the puzzle files: natively, in Node and in Chromium, beside npm's solvers.
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { runNative } from './native.mjs';
import { peers, timePeer } from './peers.mjs';
import { puzzleSets, textOf } from './puzzle-sets.mjs';
import { summary } from './statistics.mjs';

/** @typedef {{ puzzlesPerSecond: number, solved: number, several: number }} Rate */
/** @typedef {{ lines(text: string, task: 'any' | 'check'): Rate | Promise<Rate> }} Core */
/** A row of a table: each set's puzzles a second, round by round. @typedef {{ task: string, where: string, sets: Record<string, number[]> }} Row */

const tasks = /** @type {const} */ ([
  { task: 'any', title: 'First solution found' },
  { task: 'check', title: 'Solved and proved unique (limit 2)' },
]);

/**
 * @param {number} rounds
 * @param {{ node: Core, chromium: Core }} cores
 * @returns {Promise<Row[]>}
 */
export async function measureEngine(rounds, { node, chromium }) {
  /** @type {Row[]} */
  const rows = [];
  const note = (
    /** @type {string} */ task,
    /** @type {string} */ where,
    /** @type {string} */ set,
    /** @type {number} */ rate,
  ) => {
    let row = rows.find((each) => each.task === task && each.where === where);
    if (!row) rows.push((row = { task, where, sets: {} }));
    (row.sets[set] ??= []).push(rate);
  };
  // V8 first compiles WebAssembly quickly; the first round, which is not counted, has it compiled in full.
  for (const core of [node, chromium]) {
    for (const set of puzzleSets) {
      for (const { task } of tasks) {
        for (let time = 0; time < 3; time += 1) await core.lines(textOf(set), task);
      }
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const set of puzzleSets) {
      const text = textOf(set);
      for (const { task } of tasks) {
        const native = runNative(join(root, 'build/native'), `engine/${set}/${task}`);
        note(task, 'native', set, native.puzzles_per_second ?? Number.NaN);
        const inNode = await node.lines(text, task);
        note(task, 'WebAssembly, Node', set, inNode.puzzlesPerSecond);
        const inChromium = await chromium.lines(text, task);
        note(task, 'WebAssembly, Chromium', set, inChromium.puzzlesPerSecond);
        if (inNode.solved !== inChromium.solved || inNode.several !== inChromium.several) {
          throw new Stop(`${set}: Node and Chromium do not give the same answers`);
        }
      }
      const lines = text.trimEnd().split('\n');
      for (const [name, solve] of Object.entries(peers)) {
        note('any', `${name}, Node`, set, timePeer(solve, lines));
      }
    }
    console.log(`engine: round ${round + 1} of ${rounds}`);
  }
  return rows;
}

/** @param {readonly Row[]} rows */
export function printEngine(rows) {
  for (const { task, title } of tasks) {
    const table = rows.filter((row) => row.task === task);
    const native = table.find(({ where }) => where === 'native');
    console.log(
      `\n${title}: puzzles a second, median of rounds; in brackets the speed as a multiple of native, median (least-most):\n`,
    );
    console.log(`| | ${puzzleSets.join(' | ')} |`);
    console.log(`|---|${puzzleSets.map(() => '--:').join('|')}|`);
    for (const { where, sets } of table) {
      const cells = puzzleSets.map((set) => {
        const rates = sets[set] ?? [];
        const ratios = rates.map(
          (rate, round) => rate / (native?.sets[set]?.[round] ?? Number.NaN),
        );
        const { median, min, max } = summary(ratios);
        return `${inThousands(summary(rates).median)} (${short(median)}, ${short(min)}-${short(max)})`;
      });
      console.log(`| ${where} | ${cells.join(' | ')} |`);
    }
  }
}

const short = (/** @type {number} */ ratio) => ratio.toFixed(ratio < 0.1 ? 4 : 2);
const inThousands = (/** @type {number} */ rate) =>
  rate >= 10_000 ? `${Math.round(rate / 1000)}k` : Math.round(rate).toLocaleString('en');

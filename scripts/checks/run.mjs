// Runs the steps of a check, and reports how long each took and whether it passed, or that it has passed for the same files.
import { none } from '../suites/runners/counts.mjs';
import { runTasks } from '../suites/turbo.mjs';
import { mending, steps } from './steps.mjs';

/** @typedef {import('../suites/run.mjs').Row} Row */

/**
 * Two at a time; clang-tidy comes after the others, since it keeps two cores busy.
 * @param {{ again: boolean }} how `again`: remembered steps run, too
 * @returns {Promise<Row[]>}
 */
export async function checkAll({ again }) {
  const [tidy, ...others] = Object.keys(steps)
    .reverse()
    .map((name) => `check:${name}`);
  const ran = new Map([
    ...(await runTasks(others, { atATime: 2, again })),
    ...(await runTasks(tidy ? [tidy] : [], { atATime: 1, again })),
  ]);
  return Object.keys(steps).map((name) => {
    const { seconds = 0, failed = true, passedAt } = ran.get(`check:${name}`) ?? {};
    return { ...toldOf(name, seconds, !failed), passedAt };
  });
}

/** @returns {Promise<Row[]>} */
export async function mendAll() {
  const rows = [];
  for (const [name, step] of Object.entries(mending)) {
    const started = performance.now();
    const good = await step();
    rows.push(toldOf(name, (performance.now() - started) / 1000, good));
  }
  return rows;
}

/** @param {string} name @param {number} seconds @param {boolean} good @returns {Row} */
const toldOf = (name, seconds, good) => ({
  name,
  seconds,
  counts: { ...none, [good ? 'passed' : 'failed']: 1 },
});

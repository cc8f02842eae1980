// Runs the steps of a check, and reports how long each took and whether it passed.
import { none } from '../suites/runners/counts.mjs';
import { lanes, mending } from './steps.mjs';
import { tidiedFiles, tidiedSince } from './files.mjs';
import { tidy } from './tidy.mjs';

/** @typedef {import('../suites/run.mjs').Row} Row */

/**
 * Steps with one thread run in two lanes; clang-tidy comes after them, since it keeps two cores busy.
 * @param {{ tidySince?: string | undefined }} options a commit since which clang-tidy reads the changes; all without one
 * @returns {Promise<Row[]>}
 */
export async function checkAll({ tidySince }) {
  const rows = await Promise.all(lanes.map((lane) => runSteps(lane)));
  const started = performance.now();
  const counts = await tidy(filesSince(tidySince));
  return [...rows.flat(), told('clang-tidy', started, counts)];
}

export const mendAll = () => runSteps(mending);

/** @param {string | undefined} commit */
function filesSince(commit) {
  if (commit === undefined) return tidiedFiles();
  const changed = tidiedSince(commit);
  if (!changed) console.log(`This clone does not have commit ${commit}: clang-tidy reads all`);
  return changed ?? tidiedFiles();
}

/** @param {import('./steps.mjs').Steps} steps @returns {Promise<Row[]>} */
async function runSteps(steps) {
  const rows = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = performance.now();
    const good = await step();
    rows.push(told(name, started, { ...none, [good ? 'passed' : 'failed']: 1 }));
  }
  return rows;
}

/** @param {string} name @param {number} started @param {import('../suites/runners/counts.mjs').Counts} counts */
function told(name, started, counts) {
  const seconds = (performance.now() - started) / 1000;
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, counts };
}

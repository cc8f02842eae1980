// Compares `retrace rate` with the ratings in a file, whose lines have a puzzle and its rating.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';

/** The scale's end: what is above it has no rating. */
const mostRating = 11.9;
const ranges = /** @type {const} */ ([
  ['up to 4.4', 0, 4.4],
  ['4.5 to 6.2', 4.5, 6.2],
  ['6.5 to 8.7', 6.5, 8.7],
  ['8.8 to 9.9', 8.8, 9.9],
  ['10.0 to 10.4', 10, 10.4],
  ['10.5 to 11.9', 10.5, mostRating],
  ['all', 0, Infinity],
]);

/** @typedef {{ puzzle: string, given: string, found: string }} Rated */

/** @param {string} file @returns {{ rated: Rated[], seconds: number }} */
export function rateFile(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const cases = lines.map((line) => line.trim().split(/\s+/)).filter((words) => words.length > 1);
  const start = performance.now();
  const { stdout, status } = spawnSync(join(root, 'build/native/retrace'), ['rate'], {
    input: cases.map(([puzzle]) => `${puzzle}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const seconds = (performance.now() - start) / 1000;
  const answers = stdout.trimEnd().split('\n');
  if (status !== 0 || answers.length !== cases.length) throw new Stop(`${file} cannot be rated`);
  const rated = cases.map(([puzzle = '', given = ''], i) => ({
    puzzle,
    given,
    found: (answers[i] ?? '').split(' ')[0] ?? '',
  }));
  return { rated, seconds };
}

/** @param {Rated} each */
const agrees = ({ given, found }) =>
  Number(given) > mostRating ? found.endsWith('+') : found === given;

/** @param {string} file @param {{ rated: Rated[], seconds: number }} result */
export function printAgreement(file, { rated, seconds }) {
  console.log(`\n${file}: ${String(rated.length)} puzzles in ${seconds.toFixed(2)} s`);
  for (const [name, least, most] of ranges) {
    const inside = rated.filter(({ given }) => Number(given) >= least && Number(given) <= most);
    if (inside.length === 0) continue;
    const same = inside.filter(agrees).length;
    const percent = ((100 * same) / inside.length).toFixed(1);
    console.log(`${name.padEnd(12)} ${String(same)} of ${String(inside.length)} (${percent} %)`);
  }
  for (const each of rated.filter((one) => !agrees(one))) {
    console.log(`${each.puzzle} is ${each.given}, rated ${each.found}`);
  }
}

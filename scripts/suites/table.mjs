// The table at the end of a run: what ran, its time and counts, what is remembered, and the tests that passed only at a second try.
import { writeFileSync } from 'node:fs';
import { freshReport, inLine, none, readReport, resultsOf, sumOf } from './runners/counts.mjs';

/** @typedef {import('./runners/counts.mjs').Counts} Counts */

/** Where a suite writes its counts. @param {string} name */
export const countsFile = (name) => `${name}.counts.json`;

/**
 * The number of tests of a suite that may pass at a second try, since a machine can be busy; more are a failure.
 * @param {Counts | undefined} counts
 */
const flakyAllowed = (counts) => Math.max(3, Math.floor((counts?.passed ?? 0) / 100));

/** @param {Counts | undefined} counts */
const isTooFlaky = (counts) => (counts?.flaky?.length ?? 0) > flakyAllowed(counts);

/** @param {Counts} counts */
export const isGood = (counts) => counts.failed === 0 && !isTooFlaky(counts);

/**
 * @param {readonly import('./run.mjs').Row[]} rows
 * @param {number} seconds of the whole run, which is less than the rows' sum where two ran at a time
 * @returns {{ lines: string[], good: boolean }} the last line says how many passed and failed
 */
export function closing(rows, seconds) {
  const total = sumOf(rows.flatMap(({ counts }) => counts ?? []));
  const tooFlaky = rows.filter(({ counts }) => isTooFlaky(counts));
  const flaky = rows.flatMap(({ counts, passedAt }) => (passedAt ? [] : (counts?.flaky ?? [])));
  const counts = { ...total, failed: total.failed + tooFlaky.length };
  const width = Math.max(...rows.map(({ name }) => name.length), 'in all'.length);
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ time,
    /** @type {string} */ how,
  ) => `${name.padEnd(width)}  ${time.toFixed(0).padStart(5)} s  ${how}`.trimEnd();
  return {
    lines: [
      ...rows.map((row) => line(row.name, row.seconds, howItEnded(row))),
      line('in all', seconds, ''),
      '',
      ...flaky.map((name) => `Passed only when tried again: ${name}`),
      ...tooFlaky.map(
        ({ name, counts }) =>
          `More than ${flakyAllowed(counts)} tests of ${name} passed only when tried again: the run fails`,
      ),
      inLine(counts),
    ],
    good: counts.failed === 0,
  };
}

/** @param {import('./run.mjs').Row} row */
function howItEnded({ counts, passedAt }) {
  const words = counts ? inLine(counts) : '';
  return passedAt ? `${words} at ${passedAt}, with the same inputs` : words;
}

/**
 * Prints the table, and keeps it for the end of .ci/run; a failure becomes the exit code.
 * @param {string} part of the run
 * @param {Parameters<typeof closing>} told
 */
export function close(part, ...told) {
  const { lines, good } = closing(...told);
  console.log(`\n${lines.join('\n')}`);
  writeFileSync(freshReport(keptFile(part)), JSON.stringify(told));
  if (!good) process.exitCode = 1;
}

/** @param {string} part */
const keptFile = (part) => `${part}.rows.json`;

/** One table of parts that have been run in this clone; one that has not ended counts as a failure. @param {readonly string[]} parts */
export function closeAll(parts) {
  const kept = parts.map((part) => {
    /** @type {Parameters<typeof closing>} */
    const lost = [[{ name: part, seconds: 0, counts: { ...none, failed: 1 } }], 0];
    return readReport(resultsOf(keptFile(part))) ?? lost;
  });
  const seconds = kept.reduce((sum, [, each]) => sum + each, 0);
  const { lines, good } = closing(
    kept.flatMap(([rows]) => rows),
    seconds,
  );
  console.log(`\n${lines.join('\n')}`);
  if (!good) process.exitCode = 1;
}

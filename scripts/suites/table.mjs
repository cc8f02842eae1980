// The table at the end of a run: what ran, its time and counts, and the tests that passed only at a second try.
import { inLine, sumOf } from './runners/counts.mjs';

/**
 * The number of tests of a suite that may pass at a second try, since a machine can be busy; more are a failure.
 * @param {import('./runners/counts.mjs').Counts | undefined} counts
 */
const flakyAllowed = (counts) => Math.max(3, Math.floor((counts?.passed ?? 0) / 100));

/**
 * @param {readonly import('./run.mjs').Row[]} rows
 * @param {number} seconds of the whole run, which is less than the rows' sum where two ran at a time
 * @returns {{ lines: string[], good: boolean }} the last line says how many passed and failed
 */
export function closing(rows, seconds) {
  const total = sumOf(rows.flatMap(({ counts }) => counts ?? []));
  const tooFlaky = rows.filter(({ counts }) => (counts?.flaky?.length ?? 0) > flakyAllowed(counts));
  const counts = { ...total, failed: total.failed + tooFlaky.length };
  const width = Math.max(...rows.map(({ name }) => name.length), 'in all'.length);
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ time,
    /** @type {string} */ how,
  ) => `${name.padEnd(width)}  ${time.toFixed(0).padStart(5)} s  ${how}`.trimEnd();
  return {
    lines: [
      ...rows.map((row) => line(row.name, row.seconds, row.counts ? inLine(row.counts) : '')),
      line('in all', seconds, ''),
      '',
      ...total.flaky.map((name) => `Passed only when tried again: ${name}`),
      ...tooFlaky.map(
        ({ name, counts }) =>
          `More than ${flakyAllowed(counts)} tests of ${name} passed only when tried again: the run fails`,
      ),
      inLine(counts),
    ],
    good: counts.failed === 0,
  };
}

/** Prints the table; a failure becomes the exit code. @param {Parameters<typeof closing>} told */
export function close(...told) {
  const { lines, good } = closing(...told);
  console.log(`\n${lines.join('\n')}`);
  if (!good) process.exitCode = 1;
}

// The counts of a suite: tests passed, failed and skipped; and the path of its report while it runs.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.mjs';

/**
 * `flaky`: the names of tests that passed only at a second try; they count as passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: readonly string[] }} Counts
 */

/** @type {Readonly<Counts>} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/** @param {readonly Counts[]} all @returns {Counts & { flaky: readonly string[] }} */
export const sumOf = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  flaky: all.flatMap(({ flaky = [] }) => flaky),
});

/** @param {Counts} counts */
export function inLine({ passed, failed, skipped }) {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}

const results = join(root, 'build/test-results');

/** The path of a report. @param {string} name */
export const resultsOf = (name) => join(results, name.replaceAll(/[^\w.-]/g, '-'));

/** The path of a report, after removing the report of an earlier run. @param {string} name */
export function freshReport(name) {
  mkdirSync(results, { recursive: true });
  const path = resultsOf(name);
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path of a report in JSON @returns {any} undefined where its program died before it wrote one */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

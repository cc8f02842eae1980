// Runs end-to-end tests in a browser with Playwright, and reports those that passed only at a second try.
import { join } from 'node:path';
import { freePort } from '../../ports.mjs';
import { root, run } from '../../run.mjs';
import { freshReport, none, readReport } from './counts.mjs';

/**
 * @param {'chromium' | 'firefox'} project
 * @param {...string} options Playwright's own
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function playwright(project, ...options) {
  const report = freshReport(`playwright-${[project, ...options].join('').slice(0, 60)}.json`);
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [program, 'test', `--project=${project}`, ...options], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, RETRACE_PORT: String(await freePort()) },
  });
  const found = readReport(report);
  if (!found) return { ...none, failed: 1 };
  const { expected, flaky, unexpected, skipped } = found.stats;
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    flaky: flakyIn(found.suites).map((name) => `${project}: ${name}`),
  };
}

/**
 * @typedef {{
 *   title: string,
 *   specs?: { title: string, tests: { status: string }[] }[],
 *   suites?: Reported[],
 * }} Reported a file or a group of tests in Playwright's report
 * @param {readonly Reported[]} reported
 * @returns {string[]} the names of its tests that passed at a later try
 */
export function flakyIn(reported) {
  return reported.flatMap(({ title, specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title} › ${spec.title}`),
    ...flakyIn(suites).map((name) => `${title} › ${name}`),
  ]);
}

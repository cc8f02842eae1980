// The test suites by name: each runs its tool, shows its output and tells how many tests passed and failed.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCore, buildPage, buildPreset } from './build.mjs';
import { runFuzzers } from './fuzz.mjs';
import { freePort } from './ports.mjs';
import { root, run } from './run.mjs';
import { checkSize } from './size.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const results = join(root, 'build/test-results');

/** Each builds what it stands on; Ninja and Vite make that quick when nothing changed. @type {Record<string, () => Promise<Counts>>} */
export const suites = {
  native: () => ctest('native'),
  sanitize: () => ctest('sanitize'),
  web: () => vitest('web'),
  wasm: () => vitest('wasm'),
  fuzz: () => runFuzzers({ seconds: 20 }),
  chromium: () => playwright('chromium'),
  firefox: () => playwright('firefox'),
  webkit: webkitSmoke,
  size: async () => {
    await page();
    return (await checkSize()) ? { ...none, passed: 1 } : { ...none, failed: 1 };
  },
};

/** Names for several suites at once. @type {Record<string, readonly string[]>} */
export const groups = {
  cpp: ['native', 'sanitize'],
  e2e: ['chromium', 'firefox', 'webkit'],
};

const none = { passed: 0, failed: 0, skipped: 0 };

/** @type {Promise<void> | undefined} */
let pageBuilt;

/** The page, built once for all suites of a run. */
function page() {
  pageBuilt ??= buildCore().then(buildPage);
  return pageBuilt;
}

/** @param {'native' | 'sanitize'} preset @returns {Promise<Counts>} */
async function ctest(preset) {
  const report = freshReport(`ctest-${preset}.xml`);
  await buildPreset(preset);
  await run('ctest', ['--preset', preset, '-j', '2', '--timeout', '300', '--output-junit', report]);
  const head = /<testsuite\b[^>]*>/.exec(readFileSync(report, 'utf8'))?.[0] ?? '';
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = count('failures');
  const skipped = count('skipped') + count('disabled');
  return { passed: count('tests') - failed - skipped, failed, skipped };
}

/** @param {'web' | 'wasm'} folder @returns {Promise<Counts>} */
async function vitest(folder) {
  const report = freshReport(`vitest-${folder}.json`);
  await buildCore(); // tests run the real core, never a stand-in
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [program, 'run', `tests/${folder}/`, ...reporters]);
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const failed = found.numFailedTests;
  return {
    passed: found.numPassedTests,
    // A file that cannot be loaded has no tests to count, but fails all the same.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** @param {'chromium' | 'firefox'} project @returns {Promise<Counts>} */
async function playwright(project) {
  await page();
  const report = freshReport(`playwright-${project}.json`);
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [program, 'test', `--project=${project}`], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, RETRACE_PORT: String(await freePort()) },
  });
  const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  if (flaky > 0) console.log(`${flaky} passed only at the second try`);
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
  };
}

/** @returns {Promise<Counts>} */
async function webkitSmoke() {
  await page();
  const { smoke } = await import('../tests/webkit/smoke.mjs');
  return smoke();
}

/** A report's path, with nothing of an earlier run left there. @param {string} name */
function freshReport(name) {
  const path = join(results, name);
  rmSync(path, { force: true });
  return path;
}

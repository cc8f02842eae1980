// The test suites by name: what each stands on, how it runs, and how many of its tests passed and failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCore, buildPage, buildPreset } from './build.mjs';
import { buildCompiler } from './compiler/build.mjs';
import { buildFuzzers, runFuzzers } from './fuzz.mjs';
import { freePort } from './ports.mjs';
import { root, run } from './run.mjs';
import { checkSize } from './size.mjs';
import { installSpark } from './spark/install.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{
 *   what: string,
 *   on: readonly (keyof typeof builds)[],
 *   needs?: 'testAll' | 'spark',
 *   run: () => Promise<Counts>,
 * }} Suite `needs`: what setup installs for some suites of `npm run test:all` alone
 */

const results = join(root, 'build/test-results');

/** What suites stand on; Ninja and Vite make each quick when nothing changed. */
export const builds = {
  native: () => buildPreset('native', ['retrace', 'retrace_tests']),
  sanitize: () => buildPreset('sanitize'),
  bench: () => buildPreset('native'),
  fuzz: buildFuzzers,
  core: buildCore,
  page: buildPage,
  compiler: buildCompiler,
};

/** A native test with this in its name takes long, and belongs to `exhaustive` alone. */
const long = 'Exhaustive';

/** Specifications of what browsers have in different ways; the others run in Chromium every time. */
const differing = [
  '[ /](embed|embed-frame|share)\\.spec\\.ts ',
  '[ /]offline\\.spec\\.ts (at / |an embed )',
  // Keys, not what comes of them.
  '[ /]enter\\.spec\\.ts (?!reset|cells are named|both cells|a given|the keypad)',
].join('|');

/** Tests that install other people's tools from the npm registry, which takes minutes. */
const installing = '@registry';

/** Tests that take long (compilers are fetched, every example is opened), or that do the same in the other language. */
const whole = '@whole';

/** What `npm test` runs. @type {Record<string, Suite>} */
const usual = {
  native: {
    what: 'the core and the command',
    on: ['native'],
    run: () => ctest('native', '--exclude-regex', long),
  },
  web: { what: 'the web code in Node', on: ['core'], run: () => vitest('web') },
  wasm: { what: 'the WebAssembly bindings', on: ['core'], run: () => vitest('wasm') },
  programs: {
    what: 'the programs in C++ and JavaScript, and a few in C++ as people write them',
    on: ['native', 'compiler'],
    run: () => vitest('programs', 'cpp', 'javascript', 'learners/cpp-few'),
  },
  chromium: {
    what: 'the page and the widget in Chromium',
    on: ['core', 'page'],
    run: () => playwright('chromium', '--grep-invert', `${installing}|${whole}`),
  },
  firefox: {
    what: 'Firefox, where browsers differ',
    on: ['core', 'page'],
    run: () => playwright('firefox', '--grep', differing),
  },
  webkit: { what: 'WebKitGTK', on: ['core', 'page'], run: webkitSmoke },
  size: {
    what: 'the first load',
    on: ['core', 'page'],
    run: async () => ((await checkSize()) ? { ...none, passed: 1 } : { ...none, failed: 1 }),
  },
};

/** What `npm run test:all` runs: the rest. @type {Record<string, Suite>} */
const rest = {
  exhaustive: {
    what: 'whole puzzle files and long searches',
    on: ['native', 'bench'],
    run: () => ctest('native', '--tests-regex', long),
  },
  sanitize: {
    what: 'the core and the command under sanitizers',
    on: ['sanitize'],
    run: () => ctest('sanitize', '--exclude-regex', long),
  },
  fuzz: {
    what: 'the fuzzers',
    on: ['fuzz'],
    needs: 'testAll',
    run: () => runFuzzers({ seconds: 45 }),
  },
  'programs-rest': {
    what: 'the programs in Java and Python, and those in Python as people write them',
    on: ['native'],
    needs: 'testAll',
    run: () => vitest('programs', 'java', 'python', 'learners/python'),
  },
  'learners-rest': {
    what: 'the programs in JavaScript and the rest of those in C++, as people write them',
    on: ['compiler'],
    run: () => vitest('programs', 'learners/cpp-rest', 'learners/javascript'),
  },
  bundlers: {
    what: 'the package in the bundlers and frameworks of others',
    on: ['core', 'page'],
    run: () => playwright('chromium', '--grep', installing),
  },
  'chromium-rest': {
    what: 'the rest of Chromium: programs in every language, ended, offline, again and again; the longest searches',
    on: ['core', 'page'],
    run: () => playwright('chromium', '--grep', whole),
  },
  'firefox-rest': {
    what: 'the rest of Firefox',
    on: ['core', 'page'],
    run: () => playwright('firefox', '--grep-invert', differing),
  },
  spark: {
    what: 'the command as a filter of Spark',
    on: ['native'],
    needs: 'spark',
    run: sparkFilters,
  },
};

export const suites = { ...usual, ...rest };

/** Names for several suites at once. */
export const groups = {
  usual: Object.keys(usual),
  rest: Object.keys(rest),
  cpp: ['native', 'exhaustive', 'sanitize'],
  e2e: ['chromium', 'firefox', 'webkit', 'chromium-rest', 'firefox-rest', 'bundlers'],
};

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {'native' | 'sanitize'} preset
 * @param {...string} chosen
 * @returns {Promise<Counts>}
 */
async function ctest(preset, ...chosen) {
  const report = freshReport(`ctest-${preset}${chosen[0] ?? ''}.xml`);
  const options = ['-j', '2', '--timeout', '300', '--output-junit', report];
  await run('ctest', ['--preset', preset, ...options, ...chosen]);
  const head = /<testsuite\b[^>]*>/.exec(readFileSync(report, 'utf8'))?.[0] ?? '';
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = count('failures');
  const skipped = count('skipped') + count('disabled');
  return { passed: count('tests') - failed - skipped, failed, skipped };
}

/**
 * @param {'web' | 'wasm' | 'programs' | 'spark'} folder
 * @param {...string} files the beginnings of their names; all without one
 * @returns {Promise<Counts>}
 */
async function vitest(folder, ...files) {
  const report = freshReport(`vitest-${[folder, ...files].join('-')}.json`);
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const chosen =
    files.length > 0 ? files.map((file) => `tests/${folder}/${file}`) : [`tests/${folder}/`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [program, 'run', ...chosen, ...reporters]);
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const failed = found.numFailedTests;
  return {
    passed: found.numPassedTests,
    // A file that cannot be loaded has no tests to count, but fails all the same.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/**
 * @param {'chromium' | 'firefox'} project
 * @param {...string} chosen
 * @returns {Promise<Counts>}
 */
async function playwright(project, ...chosen) {
  const report = freshReport(`playwright-${project}${chosen[0] ?? ''}.json`);
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [program, 'test', `--project=${project}`, ...chosen], {
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
  const { smoke } = await import('../tests/webkit/smoke.mjs');
  return smoke();
}

/** @returns {Promise<Counts>} */
async function sparkFilters() {
  const installed = await installSpark();
  if (!('missing' in installed)) return vitest('spark');
  console.log(`Skipped: ${installed.missing}`);
  return { ...none, skipped: 1 };
}

/** A report's path, with nothing of an earlier run left there. @param {string} name */
function freshReport(name) {
  mkdirSync(results, { recursive: true });
  const path = join(results, name);
  rmSync(path, { force: true });
  return path;
}

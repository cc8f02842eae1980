// The test suites by name, with the builds they need, the tools to install, and the way each is run.
import { join } from 'node:path';
import { buildCore, buildPage, buildPreset } from '../build.mjs';
import { tidyAll } from '../checks/tidy.mjs';
import { buildCompiler } from '../compiler/build.mjs';
import { buildFuzzers, runFuzzers } from '../fuzz.mjs';
import { buildJava, canBuildJava, putBesidePage } from '../../web/java/build.mjs';
import { root } from '../run.mjs';
import { checkSize } from '../size.mjs';
import { installSpark } from '../spark/install.mjs';
import { none } from './runners/counts.mjs';
import { gtest } from './runners/gtest.mjs';
import { playwright } from './runners/playwright.mjs';
import { unittest } from './runners/unittest.mjs';
import { vitest } from './runners/vitest.mjs';
import {
  chromiumModes,
  differing,
  inJava,
  installing,
  journeys,
  long,
  sizes,
  slowUnderSanitizers,
  whole,
} from './tests.mjs';

/**
 * @typedef {import('./runners/counts.mjs').Counts} Counts
 * @typedef {{
 *   what: string,
 *   on: readonly (keyof typeof builds)[],
 *   needs?: 'testAll' | 'spark' | 'python' | 'check',
 *   run: () => Promise<Counts>,
 * }} Suite `needs`: tools for some suites of `npm run test:all` alone
 */

/**
 * The builds that suites need. Those whose files hold no path of their clone are put there again where they were made of the
 * same sources before; Ninja makes the others quick.
 */
export const builds = {
  native: () => buildPreset('native', ['retrace', 'retrace_tests']),
  command: () => buildPreset('native', ['retrace']),
  sanitize: () => buildPreset('sanitize'),
  bench: () => buildPreset('native'),
  fuzz: buildFuzzers,
  core: buildCore,
  page: buildPage,
  compiler: buildCompiler,
  java: async () => {
    if (canBuildJava()) await buildJava();
  },
};

/** The suites of `npm test`. @type {Record<string, Suite>} */
export const usual = {
  native: {
    what: 'the core and the command',
    on: ['native'],
    run: () => gtest('native', `-${long}`),
  },
  documents: {
    what: 'documents, comments and the directions of imports',
    on: ['core'],
    run: () => vitest('web', 'docs', 'import-directions'),
  },
  web: {
    what: 'the web code in Node',
    on: ['command', 'core'],
    run: () => vitest('web', '!docs', '!import-directions'),
  },
  wasm: { what: 'the WebAssembly bindings', on: ['command', 'core'], run: () => vitest('wasm') },
  programs: {
    what: 'the programs in C++ and JavaScript, and a few in C++ as people write them',
    on: ['command', 'compiler'],
    run: () =>
      vitest('programs', 'cpp', 'javascript', 'learners/cpp-few', 'learners/ways', 'causes/table'),
  },
  chromium: {
    what: 'the page and the widget in Chromium',
    on: ['core', 'page'],
    run: () =>
      playwright(
        'chromium',
        '--grep-invert',
        [installing, whole, inJava, sizes, ...Object.values(chromiumModes)].join('|'),
      ),
  },
  ...Object.fromEntries(Object.entries(chromiumModes).map(inChromium)),
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

/** The suites that `npm run test:all` adds. @type {Record<string, Suite>} */
export const rest = {
  exhaustive: {
    what: 'whole puzzle files and long searches',
    on: ['native', 'bench'],
    run: () => gtest('native', long),
  },
  sanitize: {
    what: 'the core and the command under sanitizers',
    on: ['sanitize'],
    run: () => gtest('sanitize', `-${long}`),
  },
  fuzz: {
    what: 'the fuzzers, 45 s each',
    on: ['fuzz'],
    needs: 'testAll',
    run: () => runFuzzers({ seconds: 45 }),
  },
  tidy: { what: 'clang-tidy on every file', on: [], needs: 'check', run: tidyAll },
  'programs-rest': {
    what: 'the programs in Java and Python, those in Python as people write them, and the limits of memory',
    on: ['command'],
    needs: 'testAll',
    run: () => vitest('programs', 'java', 'python', 'learners/python', 'causes/python', 'memory'),
  },
  'learners-rest': {
    what: 'the programs in JavaScript and the rest of those in C++, as people write them, and why they are slow',
    on: ['compiler'],
    run: () =>
      vitest(
        'programs',
        'learners/cpp-rest',
        'learners/cpp-checks',
        'learners/cpp-frames',
        'learners/cpp-globals',
        'learners/cpp-lines',
        'learners/cpp-long',
        'learners/cpp-standards',
        'learners/javascript',
        'learners/errors',
        'learners/frames',
        'learners/slow',
        'causes/javascript',
        'causes/cpp',
        'ladder',
      ),
  },
  java: {
    what: 'programs in Java in the page, where a JDK 17 and Maven are there',
    on: ['core', 'page', 'java'],
    run: async () => {
      if (!canBuildJava()) return { ...none, skipped: 1 };
      putBesidePage();
      return playwright('chromium', '--grep', inJava);
    },
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
  'chromium-sizes': {
    what: 'the page and the widget in Chromium at every size, and a hundred drawn screens',
    on: ['core', 'page'],
    run: () => playwright('chromium', '--grep', sizes, '--grep-invert', whole),
  },
  'firefox-rest': {
    what: 'the rest of Firefox',
    on: ['core', 'page'],
    run: () => playwright('firefox', '--grep-invert', differing),
  },
  'python-package': {
    what: 'the package for Python as pip installs it, where pip can fetch its tools',
    on: [],
    needs: 'python',
    run: unittest,
  },
  spark: {
    what: 'the command as a filter of Spark',
    on: ['command'],
    needs: 'spark',
    run: sparkFilters,
  },
};

/** @param {1 | 2 | 3 | 4 | 5 | 6} part @returns {Suite} */
const sixthOfFirefox = (part) => ({
  what: `the rest of Firefox, part ${part} of 6`,
  on: ['core', 'page'],
  run: () => playwright('firefox', '--grep-invert', differing, `--shard=${part}/6`),
});

/** @param {readonly [name: string, specifications: string]} mode @returns {[string, Suite]} */
function inChromium([name, specifications]) {
  const run = () =>
    playwright(
      'chromium',
      ...['--grep', specifications],
      ...['--grep-invert', [installing, whole, inJava, sizes].join('|')],
    );
  return [name, { what: 'a part of the page in Chromium', on: ['core', 'page'], run }];
}

/** The samples that `.ci/run` takes of suites too long for every landing. @type {Record<string, Suite>} */
export const samples = {
  'sanitize-few': {
    what: 'the core and the command under sanitizers, without the longest searches',
    on: ['sanitize'],
    run: () => gtest('sanitize', `-${[long, ...slowUnderSanitizers].join(':')}`),
  },
  'fuzz-short': {
    what: 'the fuzzers, 15 s each',
    on: ['fuzz'],
    needs: 'testAll',
    run: () => runFuzzers({ seconds: 15 }),
  },
  'firefox-journeys': {
    what: 'one way through each mode in Firefox',
    on: ['core', 'page'],
    run: () => playwright('firefox', '--grep', journeys),
  },
  'firefox-rest-1': sixthOfFirefox(1),
  'firefox-rest-2': sixthOfFirefox(2),
  'firefox-rest-3': sixthOfFirefox(3),
  'firefox-rest-4': sixthOfFirefox(4),
  'firefox-rest-5': sixthOfFirefox(5),
  'firefox-rest-6': sixthOfFirefox(6),
};

/** @type {Readonly<Record<string, Suite>>} */
export const suites = { ...usual, ...rest, ...samples };

/** Names for several suites at once. @type {Readonly<Record<string, readonly string[]>>} */
export const groups = {
  usual: Object.keys(usual),
  rest: Object.keys(rest),
  cpp: ['native', 'exhaustive', 'sanitize'],
  e2e: [
    'chromium',
    ...Object.keys(chromiumModes),
    'firefox',
    'webkit',
    'chromium-rest',
    'chromium-sizes',
    'firefox-rest',
    'bundlers',
  ],
};

/** @returns {Promise<Counts>} */
async function webkitSmoke() {
  const { smoke } = await import(join(root, 'tests/webkit/smoke.mjs'));
  return smoke();
}

/** @returns {Promise<Counts>} */
async function sparkFilters() {
  const installed = await installSpark();
  if (!('missing' in installed)) return vitest('spark');
  console.log(`Skipped: ${installed.missing}`);
  return { ...none, skipped: 1 };
}

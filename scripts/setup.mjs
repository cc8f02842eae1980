// Makes the machine ready: Node's version, npm packages, and the tools that a command needs. Uses only Node's own modules.
import { installPackages } from './packages.mjs';
import { Stop, allDone, command, outputOf, run } from './run.mjs';
import * as tools from './tools.mjs';

const leastNode = [20, 19];

/**
 * `packages`: of "a|b" the first that can be installed. `enough`: a tool that will do where nothing can be installed.
 * @typedef {{
 *   name: string,
 *   packages: readonly string[],
 *   found: () => unknown,
 *   enough?: () => unknown,
 *   optional?: boolean,
 * }} Need
 * @param {string} name
 * @param {readonly string[]} packages
 * @returns {Need}
 */
const program = (name, packages) => ({
  name,
  packages,
  found: () => tools.programOnPath(name),
});

/** @type {readonly Need[]} */
const forBuild = [
  program('emcc', ['emscripten']),
  program('cmake', ['cmake']),
  program('ninja', ['ninja-build']),
];

/** Saves time only in repeated builds. @type {Need} */
const compilersCache = { ...program('ccache', ['ccache']), optional: true };

/** @type {readonly Need[]} */
const forNative = [program('g++', ['g++', 'libc6-dev'])];

/** The libraries with which the command reads pictures. @type {readonly Need[]} */
const forPictures = [
  { name: 'libpng', packages: ['libpng-dev'], found: () => tools.hasHeader('png.h') },
  { name: 'libjpeg', packages: ['libjpeg-dev'], found: () => tools.hasHeader('jpeglib.h') },
  { name: 'libwebp', packages: ['libwebp-dev'], found: () => tools.hasHeader('webp/decode.h') },
  { name: 'giflib', packages: ['libgif-dev'], found: () => tools.hasHeader('gif_lib.h') },
  { name: 'libavif', packages: ['libavif-dev'], found: () => tools.hasHeader('avif/avif.h') },
];

/** @type {readonly Need[]} */
const forCppTests = [
  ...forNative,
  ...forPictures,
  {
    name: 'GoogleTest',
    packages: ['libgtest-dev'],
    found: () => tools.hasHeader('gtest/gtest.h'),
  },
  {
    name: 'nlohmann-json',
    packages: ['nlohmann-json3-dev'],
    found: () => tools.hasHeader('nlohmann/json.hpp'),
  },
  {
    name: 'Google Benchmark',
    packages: ['libbenchmark-dev'],
    found: () => tools.hasHeader('benchmark/benchmark.h'),
  },
];

/** The compilers and interpreters for the programs of cpp/programs. @type {readonly Need[]} */
const forPrograms = [
  program('python3', ['python3']),
  { ...program('javac', ['default-jdk-headless']), name: 'a JDK', optional: true },
];

/** The tools of a suite that is skipped without them. @type {readonly Need[]} */
const forSpark = [
  { ...program('java', ['default-jre-headless']), name: 'Java', optional: true },
  {
    name: 'python3 with venv',
    packages: ['python3-venv'],
    found: () => outputOf('python3', ['-c', 'import venv, ensurepip']) !== undefined,
    optional: true,
  },
];

/** @type {readonly Need[]} */
const forPython = [
  ...forNative,
  ...forBuild.slice(1),
  {
    name: 'python3 with venv',
    packages: ['python3-venv', 'python3-dev'],
    found: () => outputOf('python3', ['-c', 'import venv, ensurepip']) !== undefined,
    optional: true,
  },
];

/** @type {Need} */
const fuzzingClang = {
  name: 'clang++ with libFuzzer',
  packages: ['clang', 'libclang-rt-dev'],
  found: tools.hasFuzzingClang,
};

/** @type {Need} */
const chromium = { name: 'Chromium', packages: ['chromium'], found: tools.chromium };

/** The small Chromium wherever it can be installed, even if a full one is there. @type {Need} */
const chromiumForTests = {
  name: 'Chromium',
  packages: ['chromium-headless-shell|chromium'],
  found: () =>
    tools.chromiumShell() ??
    (isInstallable('chromium-headless-shell') ? undefined : tools.chromium()),
  enough: tools.chromium,
};

/** @type {readonly Need[]} */
const forBrowserTests = [
  chromiumForTests,
  { name: 'Firefox', packages: ['firefox-esr'], found: tools.firefox },
  {
    name: 'a Korean font',
    packages: ['fontconfig', 'fonts-noto-cjk'],
    found: tools.hasKoreanFont,
    optional: true,
  },
  {
    name: 'WebKitGTK and its driver',
    packages: ['webkit2gtk-driver', 'xvfb'],
    found: tools.webkit,
    optional: true,
  },
];

/** @type {Record<'build' | 'test' | 'testAll' | 'spark' | 'python' | 'check' | 'bench' | 'fuzz', readonly Need[]>} */
const needsOf = {
  build: forBuild,
  test: [...forBuild, ...forCppTests, ...forBrowserTests],
  testAll: [...forBuild, ...forCppTests, fuzzingClang, ...forPrograms, ...forBrowserTests],
  spark: [...forBuild, ...forCppTests, ...forSpark],
  python: forPython,
  check: [
    compilersCache,
    ...forCppTests,
    ...forBuild,
    program('clang-format', ['clang-format']),
    program('clang-tidy', ['clang-tidy']),
    fuzzingClang, // clang-tidy reads the fuzzers with the options with which they are compiled
  ],
  bench: [...forBuild, ...forCppTests, chromium],
  fuzz: [fuzzingClang, ...forBuild.slice(1), ...forPictures],
};

/**
 * Checks and completes what a command needs; silent and quick when everything is installed.
 * @param {keyof typeof needsOf} purpose
 */
export async function setUp(purpose) {
  await allDone(Object.values(settingUp(purpose)));
}

/**
 * The two halves of it at once, for a command that goes on with one of them.
 * @param {keyof typeof needsOf} purpose
 * @param {(name: string, task: () => Promise<void>) => Promise<void>} [run] tells of them
 */
export function settingUp(purpose, run = (_, task) => task()) {
  checkNode();
  return {
    tools: run('Tools', () => installTools(needsOf[purpose])),
    packages: run('npm packages', installPackages),
  };
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Stop(
    `Retrace needs Node ${leastNode.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
    2,
  );
}

/** @param {readonly Need[]} needs */
async function installTools(needs) {
  const missing = needs.filter((need) => !need.found());
  if (missing.length === 0) return;
  const asRoot = rootPrefix();
  if (!tools.programOnPath('apt-get') || !asRoot) return demand(missing);

  console.log(`Installing ${missing.map((need) => need.name).join(', ')} with apt-get`);
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  await aptGet(apt, ['update']);
  // Packages that this distribution lacks are left out here and reported below.
  const wanted = missing.map((need) =>
    need.packages.flatMap((names) => names.split('|').find(isInstallable) ?? []),
  );
  const needed = missing.flatMap((need, index) => (need.optional ? [] : (wanted[index] ?? [])));
  const extras = missing.flatMap((need, index) => (need.optional ? (wanted[index] ?? []) : []));
  const install = ['install', '-y', '--no-install-recommends'];
  if (needed.length > 0) await aptGet(apt, [...install, ...needed]);
  if (extras.length > 0) await aptGet(apt, [...install, ...extras]);
  demand(missing.filter((need) => !need.found()));
}

/**
 * Reports a failure in apt's own words; tools that are still missing afterwards are named.
 * @param {readonly string[]} apt
 * @param {readonly string[]} args
 */
async function aptGet(apt, args) {
  const [first = 'apt-get', ...rest] = apt;
  await run(first, [...rest, '-o', 'DPkg::Lock::Timeout=300', ...args], { quiet: true });
}

/** @returns {string[] | undefined} the words before a command that run it as root, if this is possible */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (!tools.programOnPath('sudo')) return undefined;
  const canAsk = process.stdin.isTTY || outputOf('sudo', ['-n', 'true']) !== undefined;
  return canAsk ? ['sudo'] : undefined;
}

/** On Ubuntu the browsers' packages only fetch a snap; they do not count as installable. @param {string} name */
function isInstallable(name) {
  const shown = outputOf('apt-cache', ['show', '--no-all-versions', name]);
  return shown !== undefined && shown.trim() !== '' && !/\bsnap\b/i.test(shown);
}

/** @param {readonly Need[]} missing */
function demand(missing) {
  const lacking = missing.filter((need) => !need.enough?.());
  const needed = lacking.filter((need) => !need.optional);
  if (needed.length === 0) {
    for (const { name } of lacking) console.log(`Going on without ${name}`);
    return;
  }
  const names = needed.map((need) => need.name);
  const packages = needed
    .flatMap((need) => need.packages)
    .map((names) => names.split('|').at(-1))
    .join(' ');
  throw new Stop(
    [
      `Please install: ${names.join(', ')}`,
      `On Debian, as root: apt-get install --no-install-recommends ${packages}`,
      ...advice(names),
    ].join('\n'),
    2,
  );
}

/** @param {readonly string[]} names */
function advice(names) {
  const lines = [];
  if (names.includes('emcc')) {
    lines.push(
      'Emscripten anywhere: https://emscripten.org/docs/getting_started/downloads.html (emsdk)',
    );
  }
  if (names.includes('Chromium')) {
    lines.push(
      'Any Chrome or Chromium will do; RETRACE_CHROMIUM=/path/to/it names one that is not on PATH.',
    );
  }
  if (names.includes('Firefox')) {
    lines.push(
      'Firefox as a .deb or archive from Mozilla will do; RETRACE_FIREFOX=/path/to/it names it.',
    );
  }
  return lines;
}

if (import.meta.filename === process.argv[1]) {
  const purpose = process.argv[2] ?? 'build';
  await command(async () => {
    if (!Object.hasOwn(needsOf, purpose)) {
      throw new Stop(`setup knows ${Object.keys(needsOf).join(', ')}, not ${purpose}`, 2);
    }
    await setUp(/** @type {keyof typeof needsOf} */ (purpose));
  });
}

// Builds what the suites need and runs them one after another; reports how long each took and its counts.
import { Stop } from '../run.mjs';
import { setUp } from '../setup.mjs';
import { expected, inWords, keep } from './durations.mjs';
import { inLine, none } from './runners/counts.mjs';

/**
 * @typedef {import('./runners/counts.mjs').Counts} Counts
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {{ name: string, seconds: number, counts?: Counts }} Row a build has no counts
 */

/**
 * @param {readonly string[]} names of suites, in the order they run
 * @returns {Promise<Row[]>} in the order they ended
 */
export async function runSuites(names) {
  const { builds, suites } = await import('./suites.mjs');
  const chosen = names.map((name) => /** @type {const} */ ([name, suiteOf(suites, name)]));
  const needed = new Set(chosen.flatMap(([, { on }]) => on));
  for (const purpose of new Set(chosen.map(([, { needs }]) => needs ?? 'test'))) {
    await setUp(purpose);
  }

  const left = new Set([...needed].map((name) => `build ${name}`));
  for (const name of names) left.add(name);
  const timeLeft = () => inWords([...left].reduce((sum, name) => sum + expected(name), 0));
  /** @type {Row[]} */
  const rows = [];
  /** @template T @param {string} name @param {() => Promise<T>} task @returns {Promise<{ result: T, seconds: number }>} */
  const timed = async (name, task) => {
    const started = performance.now();
    const result = await task();
    left.delete(name);
    return { result, seconds: (performance.now() - started) / 1000 };
  };

  console.log(`${names.join(', ')}: about ${timeLeft()}`);
  const built = startBuilds(needed, async (name) => {
    const { seconds } = await timed(`build ${name}`, builds[name]);
    keep(`build ${name}`, seconds);
    rows.push({ name: `build ${name}`, seconds });
    console.log(`-- built ${name} (${seconds.toFixed(1)} s)`);
  });
  // A browser beside a compiler is slow enough to fail.
  await Promise.allSettled(built.values());
  for (const [name, suite] of chosen) {
    console.log(`\n== ${name}: ${suite.what} (about ${timeLeft()} left)`);
    const { result: counts, seconds } = await timed(name, () => countsOf(suite, built));
    if (counts.failed === 0) keep(name, seconds);
    rows.push({ name, seconds, counts });
    console.log(`-- ${name}: ${inLine(counts)} (${seconds.toFixed(1)} s)`);
  }
  return rows;
}

/** @param {Readonly<Record<string, Suite>>} suites @param {string} name @returns {Suite} */
function suiteOf(suites, name) {
  const suite = suites[name];
  if (!suite) throw new Error(`No suite is called ${name}`);
  return suite;
}

/**
 * Starts the builds: C++ for this machine beside C++ for the web and the builds on top of it, since linkers and Vite
 * leave a core idle. The suites that need a failed build report it.
 * @template {string} Name
 * @param {ReadonlySet<Name>} needed in the order they are built
 * @param {(name: Name) => Promise<void>} build
 * @returns {Map<Name, Promise<void>>}
 */
function startBuilds(needed, build) {
  /** @type {Map<Name, Promise<void>>} */
  const built = new Map();
  const isForWeb = (/** @type {string} */ name) => name === 'core' || name === 'page';
  for (const forWeb of [false, true]) {
    let last = Promise.resolve();
    for (const name of [...needed].filter((each) => isForWeb(each) === forWeb)) {
      // The page needs the core; presets do not need one another.
      last = (forWeb ? last : last.catch(() => undefined)).then(() => build(name));
      last.catch(() => undefined);
      built.set(name, last);
    }
  }
  return built;
}

/**
 * A suite that cannot be built or started counts as one failure, and the others still run.
 * @param {Suite} suite
 * @param {ReadonlyMap<string, Promise<void>>} built
 * @returns {Promise<Counts>}
 */
async function countsOf(suite, built) {
  try {
    for (const build of suite.on) await built.get(build);
    const counts = await suite.run();
    if (counts.passed + counts.failed + counts.skipped > 0) return counts;
    console.log('This suite found no test to run');
  } catch (error) {
    console.log(error instanceof Stop ? error.message : error);
  }
  return { ...none, failed: 1 };
}

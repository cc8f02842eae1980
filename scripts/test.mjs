// npm test, npm run test:all [-- SUITE…]: builds, runs the suites one after another, closes with one line of counts.
import { expected, inWords, keep } from './durations.mjs';
import { Stop, command } from './run.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('./suites.mjs').Counts} Counts */
/** @typedef {import('./suites.mjs').Suite} Suite */

await command(async () => {
  const { builds, groups, suites } = await import('./suites.mjs');
  const chosen = chooseSuites(process.argv.slice(2), suites, groups);
  const needed = new Set(chosen.flatMap(([, { on }]) => on));
  for (const purpose of new Set(chosen.map(([, { needs }]) => needs ?? 'test'))) {
    await setUp(purpose);
  }

  const left = new Set([...needed].map((name) => `build ${name}`));
  for (const [name] of chosen) left.add(name);
  const timeLeft = () => inWords([...left].reduce((sum, name) => sum + expected(name), 0));
  /** @template T @param {string} name @param {() => Promise<T>} task */
  const timed = async (name, task) => {
    const started = performance.now();
    const result = await task();
    const seconds = (performance.now() - started) / 1000;
    left.delete(name);
    return { result, seconds };
  };

  console.log(`${chosen.map(([name]) => name).join(', ')}: about ${timeLeft()}`);
  const built = startBuilds(needed, async (name) => {
    const { seconds } = await timed(`build ${name}`, builds[name]);
    keep(`build ${name}`, seconds);
    console.log(`-- built ${name} (${seconds.toFixed(1)} s)`);
  });

  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, suite] of chosen) {
    await Promise.allSettled(suite.on.map((build) => built.get(build)));
    console.log(`\n== ${name}: ${suite.what} (about ${timeLeft()} left)`);
    const { result: counts, seconds } = await timed(name, () => countsOf(suite, built));
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed === 0) keep(name, seconds);
    console.log(`-- ${name}: ${inLine(counts)} (${seconds.toFixed(1)} s)`);
  }
  console.log(`\n${inLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/**
 * Starts what is to be built: C++ for this machine beside C++ for the web and what stands on it, since linkers
 * and Vite leave a core idle. A failure is reported by the suites that need what failed.
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
      // The page is nothing without the core; presets do not need one another.
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
  return { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @param {readonly string[]} asked none for the usual ones
 * @param {Readonly<Record<string, Suite>>} suites
 * @param {Readonly<Record<string, readonly string[]>>} groups
 */
function chooseSuites(asked, suites, groups) {
  const wanted = (asked.length > 0 ? asked : ['usual']).flatMap((name) => groups[name] ?? [name]);
  const unknown = wanted.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    const known = [...Object.keys(suites), ...Object.keys(groups)].join(', ');
    throw new Stop(`No suite is called ${unknown.join(', ')}; there are ${known}`, 2);
  }
  return Object.entries(suites).filter(([name]) => wanted.includes(name));
}

/** @param {Counts} counts */
function inLine({ passed, failed, skipped }) {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}

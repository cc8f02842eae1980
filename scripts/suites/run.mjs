// Builds what the suites need and runs them one after another; those that have passed for the same inputs are remembered.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { setUp } from '../setup.mjs';
import { none, readReport, resultsOf } from './runners/counts.mjs';
import { countsFile } from './table.mjs';

/**
 * @typedef {import('./runners/counts.mjs').Counts} Counts
 * @typedef {{ name: string, seconds: number, counts?: Counts, passedAt?: string | undefined }} Row
 * A build has no counts; `passedAt`: the commit at which a suite passed that is remembered.
 */

/**
 * @param {readonly string[]} names of suites, in the order they run
 * @param {{ again?: boolean }} [how] `again`: remembered ones run, too
 * @returns {Promise<Row[]>} in the order they ended
 */
export async function runSuites(names, { again = false } = {}) {
  const { suites } = await import('./suites.mjs');
  for (const purpose of new Set(names.map((name) => suites[name]?.needs ?? 'test'))) {
    await setUp(purpose);
  }
  const { planned, runTasks } = await import('./turbo.mjs');
  const plan = planned(names.map((name) => `suite:${name}`));
  const isRemembered = (/** @type {string} */ name) =>
    !again && plan.get(`suite:${name}`)?.isRemembered === true;
  const running = names.filter((name) => !isRemembered(name));
  const remembered = names.filter(isRemembered);
  if (remembered.length > 0)
    console.log(`Passed before with the same inputs: ${remembered.join(', ')}`);
  console.log(`To run: ${running.join(', ') || 'nothing'}`);

  const needed = [...new Set(running.flatMap((name) => suites[name]?.on ?? []))];
  const builds = await runBuilds(needed, { planned, runTasks });
  const failed = builds.filter(({ counts }) => counts).map(({ name }) => name);
  const canRun = (/** @type {string} */ name) =>
    isRemembered(name) || !suites[name]?.on.some((build) => failed.includes(`build ${build}`));
  // A browser beside a compiler, or beside another browser, is slow enough to fail.
  const tasks = names.filter(canRun).map((name) => `suite:${name}`);
  const ran = await runTasks(tasks, { atATime: 1, again });
  return [...builds, ...names.map((name) => rowOf(name, ran.get(`suite:${name}`)))];
}

/**
 * C++ for this machine beside C++ for the web, since linkers and Vite leave a core idle.
 * @param {readonly string[]} names
 * @param {Pick<typeof import('./turbo.mjs'), 'planned' | 'runTasks'>} turbo
 * @returns {Promise<Row[]>} a failed build counts as a failed test
 */
async function runBuilds(names, { planned, runTasks }) {
  const tasks = names.map((name) => `build:${name}`);
  // Files of other inputs would stay beside those that are put there.
  if (planned(tasks).get('build:page')?.isRemembered) {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
  }
  const built = await runTasks(tasks, { atATime: 2 });
  return [...built]
    .filter(([task]) => task.startsWith('build:'))
    .map(([task, { seconds, failed }]) => ({
      name: task.replace(':', ' '),
      seconds,
      ...(failed && { counts: { ...none, failed: 1 } }),
    }));
}

/** @param {string} name @param {import('./turbo.mjs').Ran | undefined} ran @returns {Row} */
function rowOf(name, ran) {
  const counts = ran && readReport(resultsOf(countsFile(name)));
  return {
    name,
    seconds: ran?.seconds ?? 0,
    // A suite that was not built, or that died, counts as one failed test.
    counts: counts ?? { ...none, failed: 1 },
    passedAt: ran?.passedAt,
  };
}

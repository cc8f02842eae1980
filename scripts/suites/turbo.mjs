// Runs tasks of turbo.json: one that has passed for the same inputs, in any clone on this machine, is remembered and not run again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../run.mjs';
import { chromiumForTests, firefox, programOnPath, webkit } from '../tools.mjs';

/** Outside of the clone, since CI tests a new clone each time. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'retrace-sudoku/turbo');
const summaries = join(root, '.turbo/runs');

/**
 * @typedef {{ isRemembered: boolean, inputs: readonly string[] }} Planned
 * @typedef {{ seconds: number, failed: boolean, passedAt: string | undefined }} Ran
 * `passedAt`: the commit at which a remembered task passed
 */

/**
 * Tells of each task whether it is remembered and which files it reads; also of the rooms that the tasks stand on.
 * @param {readonly string[]} tasks
 * @returns {Map<string, Planned>}
 */
export function planned(tasks) {
  if (tasks.length === 0) return new Map();
  const [node, ...args] = [...turbo, 'run', ...tasks, '--dry=json', ...common];
  const { stdout } = spawnSync(node, args, {
    cwd: root,
    env: { ...process.env, ...environment() },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { tasks: found } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return new Map(
    found.map((/** @type {any} */ { taskId, cache: { status }, inputs }) => [
      taskId,
      { isRemembered: status === 'HIT', inputs: Object.keys(inputs ?? {}) },
    ]),
  );
}

/**
 * @param {readonly string[]} tasks
 * @param {{ atATime: 1 | 2, again?: boolean }} how `again`: what is remembered runs, too
 * @returns {Promise<Map<string, Ran>>} in the order in which they ended; a task that needs a failed one does not run
 */
export async function runTasks(tasks, { atATime, again = false }) {
  if (tasks.length === 0) return new Map();
  rmSync(summaries, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const options = [
    `--concurrency=${atATime}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    `--log-order=${atATime === 1 ? 'stream' : 'grouped'}`,
    '--log-prefix=none',
    '--summarize',
    ...(again ? ['--force'] : []),
  ];
  const [node, ...args] = [...turbo, 'run', ...tasks, ...common, ...options];
  await run(node, args, { env: environment() });
  return new Map(tasksIn(summaries).map((task) => [task.taskId, ranAs(task)]));
}

/** @param {string} folder @returns {any[]} those of the one run whose summary is there */
function tasksIn(folder) {
  const [file = ''] = existsSync(folder) ? readdirSync(folder) : [];
  if (!file) return [];
  const { tasks } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return tasks
    .filter((/** @type {any} */ { execution }) => execution)
    .sort(
      (/** @type {any} */ a, /** @type {any} */ b) => a.execution.endTime - b.execution.endTime,
    );
}

/** @param {any} task of a summary @returns {Ran} */
function ranAs({ execution, cache: { status, sha, dirtyHash } }) {
  const commit = `${sha?.slice(0, 10) ?? 'an earlier state'}${dirtyHash ? ' with changes' : ''}`;
  return {
    seconds: (execution.endTime - execution.startTime) / 1000,
    failed: execution.exitCode !== 0,
    passedAt: status === 'HIT' ? commit : undefined,
  };
}

const turbo = /** @type {const} */ ([process.execPath, join(root, 'node_modules/turbo/bin/turbo')]);

/** Programs see the whole environment. */
const common = ['--single-package', '--env-mode=loose', '--ui=stream'];

/** The programs that results depend on, by the variable that turbo.json names. @type {Record<string, () => readonly (string | undefined)[]>} */
const tools = {
  TOOLS_COMPILERS: () => [process.execPath, ...['g++', 'emcc', 'python3'].map(programOnPath)],
  TOOLS_CLANG: () => ['clang++', 'clang-format', 'clang-tidy'].map(programOnPath),
  TOOLS_BROWSERS: () => [chromiumForTests(), firefox(), webkit()?.miniBrowser],
  TOOLS_JAVA: () => ['java', 'javac', 'mvn'].map(programOnPath),
};

/** Each tool with the size and the time of its file: a package manager sets both to those of its version. */
function environment() {
  const stateOf = (/** @type {string | undefined} */ path) => {
    if (path === undefined) return 'missing';
    const { size, mtimeMs } = statSync(path);
    return `${path} ${size} ${mtimeMs}`;
  };
  const states = Object.entries(tools).map(([name, found]) => [name, found().map(stateOf).join()]);
  return {
    // Nothing is sent anywhere.
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    TURBO_CACHE_DIR: cache,
    ...Object.fromEntries(states),
  };
}

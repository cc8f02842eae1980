// Runs Spark with two executors on this machine, with the command as a filter; shared by tests and benchmark.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../run.mjs';

/** Two processes of a core and a gibibyte each, and the driver. */
const master = 'local-cluster[2,1,1024]';

/**
 * The filter for `rdd.pipe(…, checkCode=True)`. Without the check, a filter that was killed would silently lose its lines;
 * with it, the command's exit codes 1 and 2, which tell about puzzles, must not count as failures.
 * @param {readonly string[]} args @param {string} [before] shell commands to run first, without a single quote
 */
export const filterOf = (args, before = '') =>
  `sh -c '${before}"$RETRACE" ${args.join(' ')} || [ $? -le 2 ]'`;

/**
 * `parts`: the number of parts of the input. `numbers`: the lines are the numbers from 1 to it. `bare`: the filter has an empty
 * environment, as Spark gives it where nothing is said.
 * @typedef {{ filter: string, parts: number, bare?: boolean } & ({ input: string } | { numbers: number })} Job
 * @param {string} python of the environment with PySpark
 * @param {Record<string, string>} [env] for the filters
 */
export function openSpark(python, env = {}) {
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build/spark-run-'));
  const child = spawn(python, [join(root, 'scripts/spark/session.py'), master], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PYSPARK_PYTHON: python,
      SPARK_SCALA_VERSION: '2.13', // otherwise a master in the driver looks for the version in sources
      SPARK_LOCAL_IP: '127.0.0.1',
      SPARK_LOCAL_DIRS: folder,
      SPARK_WORKER_DIR: folder,
      RETRACE: join(root, 'build/native/retrace'),
      ...env,
    },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors = (errors + text).slice(-20_000);
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let jobs = 0;
  return {
    /** The folder for the files of the jobs, removed at the end. */
    folder,

    /** @param {Job} job @returns {Promise<string>} the folder of its parts */
    async run(job) {
      jobs += 1;
      const output = join(folder, `output-${String(jobs)}`);
      child.stdin.write(`${JSON.stringify({ ...job, output })}\n`);
      const { value, done } = await answers.next();
      const { error } = done ? { error: errors } : JSON.parse(value);
      if (error) throw new Error(`Spark: ${error}`);
      return output;
    },

    async close() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.stdin.end();
      if (child.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The text of an output's parts, in their order. @param {string} output */
export function linesIn(output) {
  const parts = readdirSync(output).filter((name) => name.startsWith('part-'));
  return parts
    .sort()
    .map((name) => readFileSync(join(output, name), 'latin1'))
    .join('');
}

// Spark with two executors on this machine, which the command is a filter of; tests and bench ask it the same way.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../run.mjs';

/** Two processes of a core and a gibibyte each, and the driver. */
const master = 'local-cluster[2,1,1024]';

/**
 * The filter for `rdd.pipe(…, checkCode=True)`: without the check a filter that was ended would lose its lines in silence, and
 * with it the command's 1 and 2, which say something about puzzles, have to pass.
 * @param {readonly string[]} args @param {string} [before] what a shell does first, without a single quote
 */
export const filterOf = (args, before = '') =>
  `sh -c '${before}"$RETRACE" ${args.join(' ')} || [ $? -le 2 ]'`;

/**
 * `parts`: in how many the lines are cut. `numbers`: the lines are those from 1 to it.
 * @typedef {{ filter: string, parts: number } & ({ input: string } | { numbers: number })} Job
 * @param {string} python where PySpark is
 * @param {Record<string, string>} [env] what filters see
 */
export function openSpark(python, env = {}) {
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build/spark-run-'));
  const child = spawn(python, [join(root, 'scripts/spark/session.py'), master], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PYSPARK_PYTHON: python,
      SPARK_SCALA_VERSION: '2.13', // a master in the driver looks for it in sources otherwise
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
    /** A folder for the files of the jobs, gone when it is closed. */
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

/** The parts of an output in their order. @param {string} output */
export function linesIn(output) {
  const parts = readdirSync(output).filter((name) => name.startsWith('part-'));
  return parts
    .sort()
    .map((name) => readFileSync(join(output, name), 'latin1'))
    .join('');
}

// PySpark in its own Python environment, build/spark: an exact version, installed once, only for its suite and benchmark.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, root, run } from '../run.mjs';

const version = '4.3.0';
const leastJava = 17;
const folder = join(root, 'build/spark');
const python = join(folder, 'bin/python');

/** @returns {Promise<{ python: string } | { missing: string }>} `missing`: a sentence on what cannot be installed */
export async function installSpark() {
  if (!hasJava()) return { missing: `Spark needs Java ${leastJava} or newer, which is not here` };
  if (isInstalled()) return { python };
  if (outputOf('python3', ['-c', 'import venv, ensurepip']) === undefined) {
    return { missing: 'PySpark needs python3 with venv, which is not here' };
  }
  console.log(`Installing PySpark ${version}`);
  rmSync(folder, { recursive: true, force: true });
  const made = await run('python3', ['-m', 'venv', folder], { quiet: true });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  const code =
    made === 0 ? await run(python, [...pip, `pyspark==${version}`], { quiet: true }) : made;
  if (code === 0 && isInstalled()) return { python };
  return { missing: `PySpark ${version} could not be installed by pip` };
}

const isInstalled = () =>
  existsSync(python) &&
  outputOf(python, ['-c', 'import pyspark; print(pyspark.__version__)'])?.trim() === version;

/** Java writes its version to standard error; this option sends it to standard output. */
function hasJava() {
  const told = outputOf('java', ['--version']) ?? '';
  return Number(/\b(\d+)[.\s-]/.exec(told)?.[1] ?? 0) >= leastJava;
}

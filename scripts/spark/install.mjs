// PySpark in its own Python environment, build/spark: an exact version, installed once, only for its suite and benchmark.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  lacksForEnvironments,
  makeEnvironment,
  pipInstall,
  pythonIn,
} from '../python-environment.mjs';
import { outputOf, root } from '../run.mjs';

const version = '4.3.0';
const leastJava = 17;
const folder = join(root, 'build/spark');
const python = pythonIn(folder);

/** @returns {Promise<{ python: string } | { missing: string }>} `missing`: a sentence on what cannot be installed */
export async function installSpark() {
  if (!hasJava()) return { missing: `Spark needs Java ${leastJava} or newer, which is not here` };
  if (isInstalled()) return { python };
  const lacks = lacksForEnvironments();
  if (lacks) return { missing: `PySpark ${lacks}` };
  console.log(`Installing PySpark ${version}`);
  const isMade =
    (await makeEnvironment(folder)) && (await pipInstall(folder, [`pyspark==${version}`]));
  if (isMade && isInstalled()) return { python };
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

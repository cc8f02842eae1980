// Python environments of their own, in build/, for suites and benchmarks that need packages of pip.
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { compiling } from './build.mjs';
import { outputOf, run } from './run.mjs';

/** @param {string} folder */
export const pythonIn = (folder) => join(folder, 'bin/python');

/** @returns {string | undefined} a sentence on what is missing for an environment */
export const lacksForEnvironments = () =>
  outputOf('python3', ['-c', 'import venv, ensurepip']) === undefined
    ? 'needs python3 with venv, which is not here'
    : undefined;

/** Makes an empty one. @param {string} folder @returns {Promise<boolean>} */
export async function makeEnvironment(folder) {
  rmSync(folder, { recursive: true, force: true });
  return (await run('python3', ['-m', 'venv', folder], { quiet: true })) === 0;
}

/** @param {string} folder @param {readonly string[]} words of `pip install` @returns {Promise<boolean>} */
export const pipInstall = async (folder, words) =>
  (await run(
    pythonIn(folder),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...words],
    compiling,
  )) === 0;

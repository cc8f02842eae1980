// Installs the package for Python as its users do, and runs its tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  lacksForEnvironments,
  makeEnvironment,
  pipInstall,
  pythonIn,
} from '../../python-environment.mjs';
import { root } from '../../run.mjs';
import { none } from './counts.mjs';

const folder = join(root, 'build/python-package');

/** @returns {Promise<import('./counts.mjs').Counts>} skipped where this machine cannot install it */
export async function unittest() {
  const lacks = lacksForEnvironments();
  const isReady = !lacks && (await makeEnvironment(folder)) && (await reachesPip());
  if (!isReady) {
    console.log(
      `Skipped: the package for Python ${lacks ?? 'needs packages that pip cannot fetch'}`,
    );
    return { ...none, skipped: 1 };
  }
  if (!(await pipInstall(folder, [root]))) return { ...none, failed: 1 };
  const { status, stderr } = spawnSync(
    pythonIn(folder),
    ['-m', 'unittest', 'discover', '--start-directory', join(root, 'tests/python')],
    { encoding: 'utf8', cwd: folder },
  );
  if (status !== 0) console.log(stderr);
  const ran = Number(/^Ran (\d+) tests?/m.exec(stderr)?.[1] ?? 0);
  const failed = [...stderr.matchAll(/^(?:FAIL|ERROR): /gm)].length;
  return { ...none, passed: Math.max(0, ran - failed), failed: failed || (status === 0 ? 0 : 1) };
}

/** Installs what the package needs before the package itself, so that a machine without pip's server is told from a build that fails. */
const reachesPip = () => pipInstall(folder, ['numpy>=1.23']);

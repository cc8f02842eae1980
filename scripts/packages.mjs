// Installs npm packages exactly as package-lock.json says, where they differ from it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOnPath } from './tools.mjs';
import { root, runOrStop } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
const lockEntries = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Compares contents, not times: a checkout may make the lock newer or older without changing it. @param {string} folder */
function installedAsLocked(folder) {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const locked = lockEntries(join(folder, 'package-lock.json'));
  const installed = lockEntries(installedLock);
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return entry.optional === true; // the binary of another platform
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      existsSync(join(folder, path))
    );
  });
}

/** @param {string} [folder] has a package.json and its lock */
export async function installPackages(folder = root) {
  if (installedAsLocked(folder)) return;
  console.log('Installing npm packages');
  const npm = process.env.npm_execpath;
  const [program, ...args] =
    npm?.endsWith('.js') && existsSync(npm)
      ? [process.execPath, npm]
      : [programOnPath('npm') ?? 'npm'];
  await runOrStop(program, [...args, 'ci', '--no-audit', '--no-fund'], {
    quiet: true,
    cwd: folder,
  });
}

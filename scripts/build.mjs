// Builds: C++ presets through CMake, the page through Vite; scripts/beside.mjs has the rest of dist/.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCompiler } from './compiler/build.mjs';
import { writeNotices } from './notices.mjs';
import { pageStamp } from './page-stamp.mjs';
import { progressOfNinja } from './parts.mjs';
import { buildPython } from './python/build.mjs';
import { root, runOrStop } from './run.mjs';
import { programOnPath } from './tools.mjs';

/** A compiler cache, where there is one, shares objects between clones, so no object may contain its clone's path. */
const cached = programOnPath('ccache')
  ? {
      CMAKE_CXX_COMPILER_LAUNCHER: 'ccache',
      CCACHE_BASEDIR: root,
      CCACHE_NOHASHDIR: '1',
      CCACHE_SLOPPINESS: 'pch_defines,time_macros',
    }
  : {};
export const compiling = { quiet: true, env: cached };

/** Removes a build folder copied from another checkout, which would compile that checkout's sources. @param {string} folder */
function belongsHere(folder) {
  const cache = join(folder, 'CMakeCache.txt');
  if (!existsSync(cache)) return true;
  const home = /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8'))?.[1];
  return home !== undefined && join(home, '/') === join(root, '/');
}

/**
 * Configures a preset once (Ninja configures again by itself when a CMake file changes) and builds it.
 * @param {'native' | 'sanitize' | 'fuzz' | 'wasm'} preset
 * @param {readonly string[]} [targets]
 * @param {(line: string) => void} [say] is told how far it is
 */
export async function buildPreset(preset, targets = [], say = () => undefined) {
  await configurePreset(preset);
  const chosen = targets.length > 0 ? ['--target', ...targets] : [];
  const args = ['--build', '--preset', preset, '-j', '2', ...chosen];
  await runOrStop('cmake', args, { ...compiling, hear: progressOfNinja(say) });
}

/** @param {'native' | 'sanitize' | 'fuzz' | 'tidy' | 'wasm'} preset */
export async function configurePreset(preset) {
  const folder = join(root, 'build', preset);
  if (!belongsHere(folder)) rmSync(folder, { recursive: true });
  if (existsSync(join(folder, 'build.ninja'))) return;
  const [program = '', ...args] = [
    ...(preset === 'wasm' ? ['emcmake'] : []),
    ...['cmake', '--preset', preset],
  ];
  await runOrStop(program, args, compiling);
}

/** The WebAssembly modules: build/wasm/retrace-answers.mjs and .wasm, and so on; with the one that tests and benchmarks alone call. */
export const buildCore = () => buildPreset('wasm', ['all', 'retrace-bench']);

/** Makes the parts of dist that are missing or out of date, on the core. */
export async function buildPage() {
  await buildArchives();
  const stamp = pageStamp(root);
  if (stamp.isCurrent()) return;
  await buildPageAlone();
  await buildBeside();
  stamp.renew();
}

/** The compiler and Python in pieces, which the page names. */
export async function buildArchives() {
  await buildCompiler();
  await buildPython();
}

/** The page itself, and nothing beside it. It works without what is built later: only embedding it and working offline wait for that. */
export async function buildPageAlone() {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  await runOrStop(process.execPath, [program, 'build', '--logLevel', 'warn'], { quiet: true });
  writePageNotices({ isLast: false });
}

/** All that stands beside the page in dist, in a process of its own, since a server may answer meanwhile. @param {...string} how */
export const buildBeside = (...how) =>
  runOrStop(process.execPath, [join(root, 'scripts/beside.mjs'), ...how]);

/** Only the page needs the compiler, Python and Java. @param {{ isLast: boolean }} when */
export const writePageNotices = (when) => {
  const texts = ['scripts/compiler', 'scripts/python'].map((folder) => `${folder}/notices.md`);
  writeNotices('dist', [...texts, 'web/java/beside.md'], when);
};

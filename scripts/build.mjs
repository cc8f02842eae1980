// Builds: C++ presets through CMake, the page through Vite.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCompiler } from './compiler/build.mjs';
import { writeNotices } from './notices.mjs';
import { pageStamp } from './page-stamp.mjs';
import { buildPython } from './python/build.mjs';
import { writeRelease } from './release/release.mjs';
import { root, runOrStop } from './run.mjs';
import { programOnPath } from './tools.mjs';

/** A compiler cache, where there is one, shares objects between clones, so no object may contain its clone's path. */
const cached = programOnPath('ccache') && {
  CMAKE_CXX_COMPILER_LAUNCHER: 'ccache',
  CCACHE_BASEDIR: root,
  CCACHE_NOHASHDIR: '1',
  CCACHE_SLOPPINESS: 'pch_defines,time_macros',
};
const options = { quiet: true, ...(cached && { env: cached }) };

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
 */
export async function buildPreset(preset, targets = []) {
  await configurePreset(preset);
  const chosen = targets.length > 0 ? ['--target', ...targets] : [];
  await runOrStop('cmake', ['--build', '--preset', preset, '-j', '2', ...chosen], options);
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
  await runOrStop(program, args, options);
}

/** The WebAssembly modules: build/wasm/retrace-answers.mjs and .wasm, and so on. */
export const buildCore = () => buildPreset('wasm');

/** Makes the parts of dist that are missing or out of date: page, widget with its release, iframe page, package and service worker, on the core. */
export async function buildPage() {
  await buildCompiler();
  await buildPython();
  const stamp = pageStamp(root);
  if (stamp.isCurrent()) return;
  await vite();
  await vite('--config', 'scripts/widget/config.mjs');
  await vite('--config', 'scripts/widget/whole-config.mjs');
  await vite('--config', 'scripts/widget/embed-config.mjs');
  await vite('--config', 'scripts/widget/resize-config.mjs');
  await vite('--config', 'scripts/package/config.mjs');
  await vite('--config', 'scripts/package/solver-config.mjs');
  // Runs as a program of its own: TypeScript is there only once the packages are installed.
  await runOrStop(process.execPath, [join(root, 'scripts/package/describe.mjs')], { quiet: true });
  for (const folder of ['dist/widget', 'dist/package']) writeNotices(folder);
  writeRelease();
  // The service worker lists what it may serve, so everything else is there by now.
  await vite('--config', 'scripts/offline/config.mjs');
  // Only the page needs the compiler and Python.
  const languages = ['compiler', 'python'].map((name) => `scripts/${name}/notices.md`);
  writeNotices('dist', ...languages, 'scripts/java/beside.md');
  stamp.renew();
}

/** @param {...string} chosen */
async function vite(...chosen) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const args = [program, 'build', '--logLevel', 'warn', ...chosen];
  await runOrStop(process.execPath, args, { quiet: true });
}

// Runs clang-tidy on the C++ sources that did not pass as they are on this machine before, two at a time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { configurePreset } from './build.mjs';
import { outputOf, root, run } from './run.mjs';

/** An empty file for each digest that passed, whichever clone it was in: all of them take ten minutes. */
const passedFolder = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'retrace-sudoku/tidy',
);

/** @param {readonly string[]} files paths from the root @returns {Promise<boolean>} whether all are clean */
export async function tidy(files) {
  await configurePreset('tidy');
  const settings = [outputOf('clang-tidy', ['--version']) ?? '', ...readAll(settingsFiles)].join();
  mkdirSync(passedFolder, { recursive: true });
  const waiting = files
    .map((file) => ({ file, passed: join(passedFolder, digestOf(file, settings)) }))
    .filter(({ passed }) => !existsSync(passed));

  let good = true;
  const runner = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { file, passed } = next;
      const code = await run('clang-tidy', ['--quiet', file, ...optionsFor(file)], { quiet: true });
      if (code === 0) writeFileSync(passed, '');
      else good = false;
    }
  };
  await Promise.all([runner(), runner()]);
  return good;
}

const settingsFiles = ['.clang-tidy', 'tests/.clang-tidy', 'CMakeLists.txt', 'CMakePresets.json'];

/** @param {readonly string[]} files */
const readAll = (files) =>
  files.map((file) => join(root, file)).map((path) => (existsSync(path) ? readFileSync(path) : ''));

/** Each file is read with the options it is compiled with. @param {string} file */
function optionsFor(file) {
  if (!file.startsWith('cpp/wasm/')) return ['-p', 'build/tidy'];
  const emscripten = outputOf('em++', ['--cflags'])?.trim().split(/\s+/) ?? [];
  return ['--', ...emscripten, '-xc++', '-std=c++20', '-msimd128', '-Icpp'];
}

/** Of a file, everything of the project that it includes, and the settings. @param {string} file @param {string} settings */
function digestOf(file, settings) {
  const hash = createHash('sha256').update(settings);
  const seen = new Set([join(root, file)]);
  for (const path of seen) {
    const text = readFileSync(path, 'utf8');
    hash.update(relative(root, path)).update(text);
    for (const [, included = ''] of text.matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)) {
      const places = [dirname(path), join(root, 'cpp'), join(root, 'tests/cpp')];
      const found = places.map((place) => join(place, included)).find(existsSync);
      if (found) seen.add(found);
    }
  }
  return hash.digest('hex');
}

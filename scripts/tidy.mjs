// Runs clang-tidy on the C++ sources that changed since they last passed, two at a time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { configurePreset } from './build.mjs';
import { outputOf, root, run } from './run.mjs';

const passedFile = join(root, 'build/tidy.json');

/** @param {readonly string[]} files paths from the root @returns {Promise<boolean>} whether all are clean */
export async function tidy(files) {
  await configurePreset('tidy');
  const settings = [outputOf('clang-tidy', ['--version']) ?? '', ...readAll(settingsFiles)].join();
  /** @type {Record<string, string>} */
  const passed = existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {};
  const digests = new Map(files.map((file) => [file, digestOf(file, settings)]));
  const waiting = files.filter((file) => passed[file] !== digests.get(file));

  let good = true;
  const runner = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const code = await run('clang-tidy', ['--quiet', file, ...optionsFor(file)], { quiet: true });
      if (code === 0) passed[file] = digests.get(file) ?? '';
      else good = false;
    }
  };
  await Promise.all([runner(), runner()]);
  const kept = Object.entries(passed).filter(([file]) => digests.has(file));
  mkdirSync(dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, JSON.stringify(Object.fromEntries(kept), null, 1));
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

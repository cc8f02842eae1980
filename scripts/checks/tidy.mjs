// Runs clang-tidy, two files at a time, on C++ sources that have not passed on this machine in their current state.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { configurePreset } from '../build.mjs';
import { outputOf, root, run } from '../run.mjs';
import { tidiedFiles } from './files.mjs';
import { withIncluded } from './includes.mjs';

/** Has an empty file for each digest that passed, in any clone: reading all sources takes ten minutes. */
const passedFolder = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'retrace-sudoku/tidy',
);

/** @returns {Promise<import('../suites/runners/counts.mjs').Counts>} a file is a test */
export const tidyAll = () => tidy(tidiedFiles());

/**
 * @param {readonly string[]} files paths from the root
 * @returns {Promise<import('../suites/runners/counts.mjs').Counts>} of the files; those that passed before count as passed
 */
export async function tidy(files) {
  await configurePreset('tidy');
  const version = outputOf('clang-tidy', ['--version']) ?? '';
  const common = [version, ...settingsFiles.map((file) => readFileSync(join(root, file)))].join();
  const commands = commandsByFile();
  mkdirSync(passedFolder, { recursive: true });
  const waiting = files
    .map((file) => ({ file, settings: common + (commands.get(file) ?? wasmOptions.join()) }))
    .map(({ file, settings }) => ({ file, passed: join(passedFolder, digestOf(file, settings)) }))
    .filter(({ passed }) => !existsSync(passed));
  console.log(
    `clang-tidy reads ${waiting.length} of ${files.length} files; the others passed before`,
  );

  let failed = 0;
  const runner = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { file, passed } = next;
      const code = await run('clang-tidy', ['--quiet', file, ...optionsFor(file)], { quiet: true });
      if (code === 0) writeFileSync(passed, '');
      else failed += 1;
    }
  };
  await Promise.all([runner(), runner()]);
  return { passed: files.length - failed, failed, skipped: 0 };
}

const settingsFiles = ['.clang-tidy', 'tests/.clang-tidy'];

/** How each file is compiled, by its path from the root, without the paths of this clone. */
function commandsByFile() {
  const text = readFileSync(join(root, 'build/tidy/compile_commands.json'), 'utf8');
  /** @type {readonly { readonly file: string, readonly command: string }[]} */
  const all = JSON.parse(text);
  return new Map(
    all.map(({ file, command }) => [relative(root, file), command.replaceAll(root, '')]),
  );
}

/** The tables that CMake makes stand beside the build, whichever compiler reads them. */
const wasmOptions = ['-xc++', '-std=c++20', '-msimd128', '-Icpp', '-Ibuild/tidy/techniques'];

/** The options with which clang-tidy reads a file. @param {string} file */
function optionsFor(file) {
  if (!file.startsWith('cpp/wasm/')) return ['-p', 'build/tidy'];
  const emscripten = outputOf('em++', ['--cflags'])?.trim().split(/\s+/) ?? [];
  return ['--', ...emscripten, ...wasmOptions];
}

/** The digest of a file, of everything of the project that it includes, and of how it is read. @param {string} file @param {string} settings */
function digestOf(file, settings) {
  const hash = createHash('sha256').update(settings);
  for (const path of withIncluded(file)) {
    hash.update(relative(root, path)).update(readFileSync(path, 'utf8'));
  }
  return hash.digest('hex');
}

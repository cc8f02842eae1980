// The steps of npm run check, with the way each is run: formatters, types, linters, imports. turbo.json has the files that each reads.
import { join } from 'node:path';
import { root, run } from '../run.mjs';
import { cppFiles, tidiedFiles, tidiedSince } from './files.mjs';
import { tidy } from './tidy.mjs';

/** @typedef {Record<string, () => Promise<boolean>>} Steps each resolves with whether it passed */

/** All of C++ passed clang-tidy at this commit. Name a later one after `npm test -- tidy` passed there. */
const tidied = '4278f99c';

/** @type {Steps} */
export const steps = {
  typescript: typeCheck,
  prettier: () => npmTool('prettier/bin/prettier.cjs', '--log-level', 'warn', '--check', '.'),
  eslint: () => npmTool('eslint/bin/eslint.js', '--max-warnings', '0', '.'),
  'clang-format': () => clangFormat('--dry-run', '-Werror'),
  imports: () =>
    npmTool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'web',
    ),
  'clang-tidy': tidyChanges,
};

/** Fixes what can be fixed; the formatter comes after the linter, whose changes it formats. @type {Steps} */
export const mending = {
  eslint: () => npmTool('eslint/bin/eslint.js', '--fix', '.'),
  prettier: () => npmTool('prettier/bin/prettier.cjs', '--log-level', 'warn', '--write', '.'),
  'clang-format': () => clangFormat('-i'),
};

/** clang-tidy reads what changed since all of it passed, and what includes that. */
async function tidyChanges() {
  const changed = tidiedSince(tidied);
  if (!changed) console.log(`This clone does not have commit ${tidied}: clang-tidy reads all`);
  return (await tidy(changed ?? tidiedFiles())).failed === 0;
}

/** @param {...string} options */
async function clangFormat(...options) {
  return (await run('clang-format', [...options, ...cppFiles()], { quiet: true })) === 0;
}

/** @param {string} program a file in node_modules @param {...string} args */
async function npmTool(program, ...args) {
  const path = join(root, 'node_modules', program);
  return (await run(process.execPath, [path, ...args], { quiet: true })) === 0;
}

/** Page, worker, tests and scripts have different global names, so each is checked by itself. */
async function typeCheck() {
  let good = true;
  for (const project of ['.', 'web/worker', 'tests', 'scripts']) {
    good = (await npmTool('typescript/bin/tsc', '--noEmit', '-p', project)) && good;
  }
  return good;
}

// Which C++ files the formatter and clang-tidy read, and which of them a change can have touched.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputOf, root } from '../run.mjs';
import { withIncluded } from './includes.mjs';

/** Every C++ file of the project, but for those that people write as they like. */
export function cppFiles() {
  return ['cpp', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[ch]pp$/.test(file) && !file.startsWith('programs/learners/'))
      .map((file) => join(folder, file)),
  );
}

/** The programs are as people submit them, with arrays and variables for all to see. @param {string} file */
const isTidied = (file) =>
  file.endsWith('.cpp') && !/^(cpp\/programs|tests\/programs\/(recorders|learners))\//.test(file);

/** All sources, and the headers that none of them includes, since what is made while building stands on those alone. */
export function tidiedFiles() {
  const files = cppFiles();
  const sources = files.filter(isTidied);
  const included = new Set(sources.flatMap((file) => [...withIncluded(file)]));
  const alone = files.filter(
    (file) => file.startsWith('cpp/wasm/') && !included.has(join(root, file)),
  );
  return [...sources, ...alone];
}

/**
 * The files that clang-tidy may see otherwise than at a commit: changed ones, those that include changed ones, and all
 * where its settings changed. Changes that are not committed yet count.
 * @param {string} commit
 * @returns {string[] | undefined} undefined where the clone does not have the commit
 */
export function tidiedSince(commit) {
  const changed = outputOf('git', ['-C', root, 'diff', '--name-only', commit])?.split('\n');
  const added = outputOf('git', ['-C', root, 'ls-files', '--others', '--exclude-standard']);
  if (!changed) return undefined;
  const touched = new Set([...changed, ...(added ?? '').split('\n')].filter(Boolean));
  if ([...touched].some((file) => file.endsWith('.clang-tidy'))) return tidiedFiles();
  return tidiedFiles().filter((file) =>
    [...withIncluded(file)].some((path) => touched.has(relative(root, path))),
  );
}

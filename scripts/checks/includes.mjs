// The project files that a C++ file includes, directly or not.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

/** @param {string} file path from the root @returns {Set<string>} absolute paths, the file's own first */
export function withIncluded(file) {
  const seen = new Set([join(root, file)]);
  for (const path of seen) {
    for (const [, included = ''] of readFileSync(path, 'utf8').matchAll(
      /^\s*#\s*include\s+"([^"]+)"/gm,
    )) {
      const folders = [dirname(path), join(root, 'cpp'), join(root, 'tests/cpp')];
      const found = folders.map((folder) => join(folder, included)).find(existsSync);
      if (found) seen.add(found);
    }
  }
  return seen;
}

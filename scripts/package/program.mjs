// The package's entries as TypeScript sees them, for its declarations and its manifest.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

export const web = join(root, 'web');

/** Paths under web/. */
export const entries = ['package/index.ts', 'package/define.ts', 'package/solver.ts'];

/** @param {import('typescript').CompilerOptions} [more] */
export function packageProgram(more = {}) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: entries.map((path) => `web/${path}`) },
    ts.sys,
    root,
  );
  return ts.createProgram(
    entries.map((path) => join(web, path)),
    { ...options, ...more },
  );
}

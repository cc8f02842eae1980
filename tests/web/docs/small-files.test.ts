// Files of ten lines or fewer stand alone only where their name is looked up; CONTRIBUTING.md has the rule.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(web|cpp|scripts)\/.*\.(ts|mjs|hpp|cpp|h)$/.test(file))
  .filter((file) => existsSync(join(root, file)));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The kinds of files that readers look up by name, however small the files are. */
const lookedUp: Readonly<Record<string, (file: string, text: string) => boolean>> = {
  'the texts of a language': (file) => file.startsWith('web/languages/'),
  'the texts that a feature needs, or where it looks them up': (file, text) =>
    /(words|names)\.ts$/.test(file) || text.includes("import.meta.glob('"),
  'a declaration of a module that is made or of another language': (file) =>
    /\.(d\.ts|h)$/.test(file),
  'the header of a source file': (file) =>
    file.endsWith('.hpp') && existsSync(join(root, file.replace(/hpp$/, 'cpp'))),
  'one of those of which each module links one': (file) =>
    file.startsWith('cpp/wasm/techniques/nested/'),
  'one that every module with Embind links': (file) => file.startsWith('cpp/wasm/embind/'),
  'an entry of the package, or of a build of the widget': (file) =>
    file.startsWith('web/package/') || /^web\/widget[\w-]*\.ts$/.test(file),
  'a worker, or the requests that it serves': (file) =>
    /^web\/worker\/[\w/]+\/(shared-\w+|[\w-]+-(worker|tasks))\.ts$/.test(file),
  'the entry of a script that is bundled': (file) => file.endsWith('/script.mjs'),
  'a part that is fetched later': (file, text) =>
    file.startsWith('web/client/pool/') ||
    /^(defineWatchView\(|RetraceLearn\.films)/m.test(text) ||
    file.endsWith('-in-posts.ts'),
  'what a mode adds to the contract, or takes of it': (file) =>
    /\/[\w-]*(mode|mode-[\w-]+|input)\.ts$/.test(file),
};

const isLookedUp = (file: string): boolean =>
  Object.values(lookedUp).some((is) => is(file, textOf(file)));

describe('a file of ten lines or fewer', () => {
  it('stands alone only where its name is looked up', () => {
    const small = files.filter((file) => textOf(file).trimEnd().split('\n').length <= 10);
    expect(small.length).toBeGreaterThan(0);
    expect(small.filter((file) => !isLookedUp(file))).toEqual([]);
  });

  it.each(Object.entries(lookedUp))('is still there for this reason: %s', (_, is) => {
    expect(files.some((file) => is(file, textOf(file)))).toBe(true);
  });
});

// Comments and documents name their subjects: no sentence begins with a bare "What", "Who" or "Of" that stands for a thing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && !/^(cpp|tests)\/programs\/|^public\//.test(path));

const headless = '(?:What|Who|Whoever|Whose|Of) [a-z`]';
/** A headless word at the start of a comment, or after a sentence in one. */
const inComment = new RegExp(`(?:^|\\s)(?://|/?\\*\\*?|#)\\s(?:.*[.:;!] )?${headless}`);
const inDocument = new RegExp(`(?:^|[.:] )${headless}`);

const found = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !line.includes('?')
          ? [`${path}:${String(index + 1)}: ${line.trim()}`]
          : [],
      ),
  );

it('holds for every comment', () => {
  const sources = tracked(
    '*.ts',
    '*.mjs',
    '*.js',
    '*.cpp',
    '*.hpp',
    '*.h',
    '*.py',
    '*.css',
    'CMakeLists.txt',
  );
  expect(found(sources, inComment)).toEqual([]);
});

it('holds for every English document', () => {
  const documents = tracked('*.md').filter((path) => !path.endsWith('.ko.md'));
  expect(found(documents, inDocument)).toEqual([]);
});

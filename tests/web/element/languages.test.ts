// Every feature that has words finds them in every language, and no language has words for nothing.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../../web/core/language';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const codes = languages.map(({ code }) => code);

/** The names of the files of texts that the features and the page load by `import.meta.glob('…/languages/…/<name>.ts')`. */
const wanted = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [
    ...readFileSync(join(root, 'web', path), 'utf8').matchAll(
      /import\.meta\.glob\(\s*'[./]+\/languages\/\*\/([\w-]+)\.ts'/g,
    ),
  ])
  .map(([, name = '']) => name);

/** A language's files of texts, without those that only another one of its files imports. */
function filesOf(code: string): string[] {
  const folder = join(root, 'web/languages', code);
  // A folder inside holds the sentences that the page shares with the command; only files are listed here.
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const parts = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '\.\/([\w-]+)'/g)].map(
      ([, name = '']) => `${name}.ts`,
    ),
  );
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  return names.filter((name) => wanted.includes(name) || !parts.includes(`${name}.ts`));
}

const modules = import.meta.glob<{ words?: object }>('../../../web/languages/*/*.ts', {
  eager: true,
});
const wordsOf = (code: string, name: string): unknown =>
  modules[`../../../web/languages/${code}/${name}.ts`]?.words;

/** The entries of a table of texts, as paths such as `board.cell()`. */
function namesIn(words: unknown, path = ''): string[] {
  if (typeof words === 'function') return [`${path}()`];
  if (typeof words !== 'object' || words === null) return [path];
  return Object.entries(words).flatMap(([name, value]) => namesIn(value, `${path}.${name}`));
}

/** Words that a translation has: calls that are named, houses to live in, letters in a row, digits that are asked. */
const translated =
  /[?]\)일까요|부른 함수|부름을|빈칸을 부릅|글자열|한 집\(|되는지 묻|대신 묻|두 번 모자라는 판|눌러야만|먼저 묻/;

it('Korean texts of the page are written as Koreans write', () => {
  const folder = join(root, 'web/languages/ko');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const [text] = translated.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return text === undefined ? [] : [`${file}: ${text}`];
    });
  expect(found).toEqual([]);
});

describe('the languages', () => {
  it('are the folders of web/languages', () => {
    expect(readdirSync(join(root, 'web/languages')).toSorted()).toEqual(codes.toSorted());
  });

  it('are looked up by every feature that is known here', () => {
    expect(wanted).toContain('race');
    expect(wanted).toContain('page');
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  it.each(codes)('have a manifest for the installed page: %s', (code) => {
    const file = code === defaultLanguage ? 'manifest' : `manifest.${code}`;
    expect(existsSync(join(root, 'public', `${file}.webmanifest`))).toBe(true);
  });
});

describe.each(codes)('the texts in %s', (code) => {
  it('are a file for each feature, and none beside', () => {
    expect(filesOf(code).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(wanted)('have the type of the feature: %s', (name) => {
    const text = readFileSync(join(root, 'web/languages', code, `${name}.ts`), 'utf8');
    expect(text).toMatch(/^export const words: \w+ = \{/m);
  });

  it.each(wanted)('say what they say in the other languages: %s', (name) => {
    const names = namesIn(wordsOf(code, name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual(namesIn(wordsOf(defaultLanguage, name)).toSorted());
  });
});

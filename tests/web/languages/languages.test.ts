// Each feature finds its texts in every language; web/languages/folders.ts has the compiler name a missing one.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../../web/core/language';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const codes = languages.map(({ code }) => code);

const modules = import.meta.glob<{ words?: object }>('../../../web/languages/*/*.ts', {
  eager: true,
});
const wordsOf = (code: string, name: string) =>
  modules[`../../../web/languages/${code}/${name}.ts`]?.words;

/** The features with texts in a language; its other files are parts of these. */
const featuresIn = (code: string): readonly string[] =>
  readdirSync(join(root, 'web/languages', code), { withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name.replace('.ts', ''))
    .filter((name) => wordsOf(code, name) !== undefined);
const features = featuresIn(defaultLanguage);

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
    const inside = readdirSync(join(root, 'web/languages'), { withFileTypes: true });
    const folders = inside.filter((each) => each.isDirectory()).map(({ name }) => name);
    expect(folders.toSorted()).toEqual(codes.toSorted());
  });

  it.each(features)('are looked up in files of the same name: %s', (name) => {
    const text = readFileSync(join(root, 'web/languages', defaultLanguage, `${name}.ts`), 'utf8');
    expect(text.match(/'\.\.\/\*\/[\w-]+\.ts'/g)).toEqual([`'../*/${name}.ts'`]);
  });
});

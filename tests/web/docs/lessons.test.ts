// docs/lessons.md names, for each thing that the write-ups explain, the lesson that explains it, by the lesson's own title.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonNames } from '../../../web/core/lesson-names';
import { lessonMessagesIn } from '../../../web/languages/en/lessons';

const table = (file: string): string[] =>
  readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-|the write-up explains|글의 설명)/.test(line))
    .map((line) => line.split(' | ').at(-1)?.replace(/\|$/, '').trim() ?? '');

describe.each([
  ['en', 'lessons.md'],
  ['ko', 'lessons.ko.md'],
] as const)('what the write-ups explain, in %s', (language, file) => {
  const titles = lessonNames.map((name) => lessonMessagesIn(language).lessons[name].title);
  const places = table(file);

  it('is in a lesson that there is', () => {
    expect(places.length).toBeGreaterThan(30);
    // Titles may contain a semicolon or a comma, which also separate titles, so whole titles are removed first.
    const lost = places.filter(
      (place) =>
        titles.reduce((left, title) => left.replace(title, ''), place).replace(/[;,\s]/g, '') !==
        '',
    );
    expect(lost).toEqual([]);
  });

  it('names every lesson but the last two, which are about no program of the write-ups', () => {
    const unnamed = titles.filter((title) => !places.some((place) => place.includes(title)));
    expect(unnamed).toEqual(titles.slice(-2));
  });

  it('says as much as in the other language', () => {
    expect(places).toHaveLength(table(language === 'en' ? 'lessons.ko.md' : 'lessons.md').length);
  });
});

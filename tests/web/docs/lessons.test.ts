// docs/lessons.md says which lesson has what the write-ups explain, by the lessons' own titles.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonNames } from '../../../web/element/lessons/lessons';
import { lessonMessagesIn } from '../../../web/element/lessons/words-in';

const table = (file: string): string[] =>
  readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-|the write-up explains|글의 설명)/.test(line))
    .map((line) => line.split(' | ').at(-1)?.replace(/\|$/, '').trim() ?? '');

describe.each([
  ['en', 'lessons.md', /program|race|not yet/],
  ['ko', 'lessons.ko.md', /프로그램|경주|아직/],
] as const)('what the write-ups explain, in %s', (language, file, elsewhere) => {
  const titles = lessonNames.map((name) => lessonMessagesIn(language).lessons[name].title);
  const places = table(file);

  it('is in a lesson that there is, in the program or the race, or not yet', () => {
    expect(places.length).toBeGreaterThan(15);
    const lost = places.filter(
      (place) => !elsewhere.test(place) && !titles.some((title) => place.includes(title)),
    );
    expect(lost).toEqual([]);
  });

  it('names every lesson but the meter, which is about another problem', () => {
    const unnamed = titles.filter((title) => !places.some((place) => place.includes(title)));
    expect(unnamed).toEqual(titles.slice(-1));
  });
});

// The sentence on a program's time: an estimate, with the setter's time and the limit of each language, in both languages of the page.
import { expect, it } from 'vitest';
import { classicProblems } from '../../../../web/core/code/problems/names';
import { mostTimes, timeRule } from '../../../../web/core/code/time';
import { programLanguages } from '../../../../web/core/program-languages';
import { words as english } from '../../../../web/languages/en/code';
import { words as korean } from '../../../../web/languages/ko/code';

const cases = classicProblems.flatMap((problem) =>
  programLanguages.map((language) => ({ problem, language })),
);

it.each(cases)('says both numbers of $problem in $language', ({ problem, language }) => {
  const { limit, setter } = timeRule(problem, language);
  const times = Number((limit / setter).toPrecision(2));
  expect(mostTimes(problem, language)).toBe(limit / setter);
  for (const [words, estimate] of [
    [english, 'An estimate: about 12 times'],
    [korean, '추정: 출제자 프로그램의 약 12배'],
  ] as const) {
    const there = 12 * setter;
    const text = words.timeNote({
      estimate: { state: 'near', program: 1200, setter: 100, there, isEnded: false },
      problem,
      language,
    });
    expect(text).toContain(estimate);
    expect(text).toContain(limit.toLocaleString('en'));
    expect(text).toContain(Number(there.toPrecision(2)).toLocaleString('en'));
    expect(text).toContain(`${times}`);
  }
});

it('says that longer tests were not run, and what Python 3 would take where that differs', () => {
  const told = (language: 'cpp' | 'python', more: object) => ({
    estimate: {
      state: 'over',
      program: 5,
      setter: 1,
      there: 900,
      isEnded: false,
      ...more,
    } as const,
    problem: '2580' as const,
    language,
  });
  const foretold = told('cpp', { isForetold: true });
  expect(english.timeNote(foretold)).toMatch(/The longest ones were not run\.$/);
  expect(korean.timeNote(foretold)).toMatch(/긴 테스트는 실행하지 않았습니다\.$/);
  const slower = told('python', { inCPython: 14_200 });
  expect(english.timeNote(slower)).toMatch(/In Python 3 .* about 14 s, beyond the limit\.$/);
  expect(korean.timeNote(slower)).toMatch(/Python 3로 .* 약 14초/);
  expect(english.timeNote(told('python', { inCPython: 4000 }))).not.toContain('Python 3 ');
});

it('says of a program that was ended that it takes longer', () => {
  const estimate = {
    state: 'over',
    program: 5000,
    setter: 100,
    there: 4000,
    isEnded: true,
  } as const;
  const told = { estimate, problem: '2580', language: 'cpp' } as const;
  expect(english.timeNote(told)).toMatch(/more than 50 times .* It was stopped here/);
  expect(korean.timeNote(told)).toMatch(/50배가 넘는 .* 중지했습니다/);
});

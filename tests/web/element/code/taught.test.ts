// Each cause, or else each verdict, leads to the lesson that explains it, in both languages.
import { describe, expect, it } from 'vitest';
import type { Cause } from '../../../../web/core/code/cause/cause';
import type { verdicts } from '../../../../web/core/code/judge';
import { lessonsOn, taught, type Taught } from '../../../../web/element/code/taught';
import { lessonNames } from '../../../../web/core/lesson-names';
import { words as english } from '../../../../web/languages/en/code';
import { words as korean } from '../../../../web/languages/ko/code';

it('names lessons that there are, with a sentence on each in both languages', () => {
  expect(lessonNames).toEqual(expect.arrayContaining([...taught]));
  for (const lesson of taught) {
    expect(english.lessonOn[lesson]).toMatch(/^Lesson: /);
    expect(korean.lessonOn[lesson]).toMatch(/^레슨: [가-힣]/);
  }
});

const orderAndCost = ['row-major-defeated', 'vectors-or-copies'] as const;

it.each<[(typeof verdicts)[number], readonly Taught[]]>([
  ['accepted', ['same-steps']],
  ['near-limit', orderAndCost],
  ['wrong-answer', []],
  ['time-limit', orderAndCost],
  ['memory-limit', ['vectors-or-copies']],
  ['output-limit', ['stopping']],
  ['runtime-error', []],
  ['compile-error', ['sample-2580']],
])('%s leads to %j', (verdict, lessons) => {
  expect(lessonsOn(verdict)).toEqual(lessons);
});

describe('a cause leads to', () => {
  const clash: Cause = {
    kind: 'clash',
    ...{ step: 14, cell: 2, digit: 2, house: 'box', other: 9, line: 12 },
    ...{ isOtherGiven: false, counts: { clashing: 1, of: 3 } },
  };

  it.each<[Cause, readonly Taught[]]>([
    [clash, ['pruning']],
    [{ ...clash, flaw: { kind: 'start', row: 'x/3', column: 'x/3' } }, ['row-and-column', 'flags']],
    [{ ...clash, flaw: { kind: 'givens-missing', houses: ['row'] } }, ['flags']],
    [{ kind: 'outside', line: 3, text: '' }, ['flags']],
    [{ kind: 'no-file', line: 3, text: 'input.txt' }, ['rules']],
    [{ kind: 'endless-calls', line: 3, name: 'dfs', isSame: true }, ['recursion']],
    [{ kind: 'exception', line: 3, of: 'reads-too-much', text: 'EOFError' }, ['rules']],
    [{ kind: 'order', by: 'digits', step: 1, cell: 1 }, ['first-solution']],
    [{ kind: 'output', what: { kind: 'no-blanks' } }, ['rules']],
    [{ kind: 'output', what: { kind: 'too-early' } }, ['stopping']],
  ])('its lessons: %j', (cause, lessons) => {
    expect(lessonsOn('wrong-answer', cause)).toEqual(lessons);
  });

  it('none on undoing where nothing was left behind', () => {
    const undoing = (cause: Cause) => lessonsOn('wrong-answer', cause).includes('forgotten-reset');
    expect(undoing(clash)).toBe(false);
    expect(undoing({ kind: 'untried', step: 3, cell: 2, digits: [9] })).toBe(false);
    expect(undoing({ kind: 'other-problem', like: undefined })).toBe(false);
  });
});

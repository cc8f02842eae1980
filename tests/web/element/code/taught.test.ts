// Each verdict leads to the lesson that explains it.
import { expect, it } from 'vitest';
import { verdicts, type Difference } from '../../../../web/core/code/judge';
import { lessonsOn, taught } from '../../../../web/element/code/taught';
import { lessonNames } from '../../../../web/element/lessons/names';

it('names lessons that there are', () => {
  expect(lessonNames).toEqual(expect.arrayContaining([...taught]));
});

it('every verdict but that of the compiler has a lesson', () => {
  const without = verdicts.filter((verdict) => lessonsOn({ verdict }).length === 0);
  expect(without).toEqual(['compile-error']);
});

it('a program that is too slow leads to the lessons on order and on cost', () => {
  const both = ['row-major-defeated', 'vectors-or-copies'];
  expect(lessonsOn({ verdict: 'time-limit' })).toEqual(both);
  expect(lessonsOn({ verdict: 'near-limit' })).toEqual(both);
});

it.each<[Difference['reason'], string]>([
  ['blank', 'stopping'],
  ['blank', 'forgotten-reset'],
  ['surplus', 'stopping'],
  ['clash', 'forgotten-reset'],
  ['missing', 'forgotten-reset'],
  ['other-solution', 'first-solution'],
])('a wrong answer that is %s leads to %s', (reason, lesson) => {
  const difference = { line: 1, found: '', expected: undefined, reason };
  const judged = { verdict: 'wrong-answer', difference } as const;
  expect(lessonsOn({ verdict: 'wrong-answer', judged })).toContain(lesson);
});

it('a runtime error leads to the lesson on flags of nine, a full stack to recursion, a wrong reading to the rules', () => {
  const error = { kind: 'runtime-error', text: '' } as const;
  const on = (ending: Parameters<typeof lessonsOn>[0]['ending']) =>
    lessonsOn({ verdict: 'runtime-error', ending });
  expect(on(error)).toEqual(['flags']);
  expect(on({ ...error, crash: 'stack-overflow' })).toEqual(['recursion']);
  expect(on({ ...error, text: 'EOFError: EOF when reading a line' })).toEqual(['rules']);
});

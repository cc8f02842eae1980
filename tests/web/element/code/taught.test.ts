// Each verdict, and each reason for it, leads to the lesson that explains it, in both languages.
import { describe, expect, it } from 'vitest';
import { verdicts, type Difference } from '../../../../web/core/code/judge';
import type { Crash, Ending } from '../../../../web/core/code/run';
import { lessonsOn, taught, type Taught } from '../../../../web/element/code/taught';
import { lessonNames } from '../../../../web/element/lessons/names';
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
  ['wrong-answer', ['forgotten-reset']],
  ['time-limit', orderAndCost],
  ['memory-limit', ['vectors-or-copies']],
  ['output-limit', ['stopping']],
  ['runtime-error', ['flags']],
  ['compile-error', ['sample-2580']],
])('%s leads to %j', (verdict, lessons) => {
  expect(lessonsOn({ verdict })).toEqual(lessons);
});

it('no verdict is without a lesson', () => {
  expect(verdicts.filter((verdict) => lessonsOn({ verdict }).length === 0)).toEqual([]);
});

it.each<[Difference['reason'], readonly Taught[]]>([
  ['missing', ['forgotten-reset']],
  ['surplus', ['stopping']],
  ['form', ['rules']],
  ['blank', ['stopping', 'forgotten-reset']],
  ['given', ['forgotten-reset']],
  ['clash', ['forgotten-reset']],
  ['other-solution', ['first-solution']],
])('a wrong answer that is %s leads to %j', (reason, lessons) => {
  const difference = { line: 1, found: '', expected: undefined, reason };
  const judged = { verdict: 'wrong-answer', difference } as const;
  expect(lessonsOn({ verdict: 'wrong-answer', judged })).toEqual(lessons);
});

describe('a runtime error leads to', () => {
  const on = (ending: Ending) => lessonsOn({ verdict: 'runtime-error', ending });

  it.each<[string, Taught]>([
    ['IndexError: list index out of range', 'flags'],
    ['java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 9', 'flags'],
    ["TypeError: Cannot read properties of undefined (reading '3')", 'flags'],
    ['ZeroDivisionError: integer division or modulo by zero', 'flags'],
    ['EOFError: EOF when reading a line', 'rules'],
    ["ValueError: invalid literal for int() with base 10: ''", 'rules'],
    ['java.util.NoSuchElementException', 'rules'],
    ['java.util.InputMismatchException', 'rules'],
    ['RecursionError: maximum recursion depth exceeded', 'recursion'],
    ['RecursionError: the stack is full', 'recursion'],
    ['RangeError: Maximum call stack size exceeded', 'recursion'],
    ['java.lang.StackOverflowError', 'recursion'],
    ["TypeError: 'NoneType' object is not subscriptable", 'stopping'],
  ])('its lesson by what it says: %s', (text, lesson) => {
    expect(on({ kind: 'runtime-error', text })).toEqual([lesson]);
  });

  it.each<[Crash, Taught]>([
    ['stack-overflow', 'recursion'],
    ['no-return', 'stopping'],
    ['division', 'flags'],
    ['null-pointer', 'flags'],
    ['outside-memory', 'flags'],
  ])('its lesson by why C++ ended: %s', (crash, lesson) => {
    expect(on({ kind: 'runtime-error', text: '', crash })).toEqual([lesson]);
  });

  it('the lesson on stopping where main returned another code than 0', () => {
    expect(on({ kind: 'finished', exitCode: 1 })).toEqual(['stopping']);
  });
});

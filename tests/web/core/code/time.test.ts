// The time on Baekjoon is estimated from a time measured here: the limit of each language, the verdicts near it, and the decisive test.
import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../../web/core/code/problems/all';
import {
  decisive,
  estimateOf,
  isTimed,
  longestHere,
  mostTimes,
  needsMore,
  slowestOf,
  timeRule,
} from '../../../../web/core/code/time';
import type { ProgramLanguage } from '../../../../web/core/program-languages';

const testOf = (calls: number, language: ProgramLanguage = 'cpp') => {
  const test = testsOf('2580', language).find((each) => each.calls === calls);
  if (!test) throw new Error(`no test of ${calls} calls`);
  return test;
};
const slowest = testOf(9_390_021);
const ran = (program: number, setter: number) => ({ program, setter, isEnded: false });

it('each language has the limit that Baekjoon grants it', () => {
  expect(timeRule('2580', 'cpp').limit).toBe(1000);
  expect(timeRule('2580', 'python').limit).toBe(5000);
  expect(timeRule('2580', 'java').limit).toBe(3000);
  expect(timeRule('2580', 'javascript').limit).toBe(5000);
  expect(timeRule('2239', 'cpp').limit).toBe(2000);
  expect(timeRule('2239', 'python').limit).toBe(8000);
  expect(mostTimes('2580', 'cpp')).toBe(12.5);
});

describe('on a slowest input', () => {
  const stateOf = (times: number) =>
    estimateOf({ test: slowest, language: 'cpp' }, ran(times * 100, 100)).state;

  it('a program far slower than the setter’s, by more than the limit allows, is over the limit', () => {
    expect([stateOf(1), stateOf(6), stateOf(20), stateOf(76)]).toEqual([
      'within',
      'within',
      'over',
      'over',
    ]);
  });

  it('a time near the limit is called near, and is measured again', () => {
    expect([stateOf(11.5), stateOf(13.5)]).toEqual(['near', 'near']);
    const about = { test: slowest, language: 'cpp' } as const;
    expect(needsMore(estimateOf(about, ran(1250, 100)), about)).toBe(true);
    expect(needsMore(estimateOf(about, ran(200, 100)), about)).toBe(false);
  });

  it('a program is ended well behind the line, however fast the machine is', () => {
    const about = { test: slowest, language: 'cpp' } as const;
    for (const setter of [100, 400]) {
      const most = longestHere(about, setter, 15_000);
      expect(estimateOf(about, { program: most, setter, isEnded: true }).state).toBe('over');
      expect(most).toBeLessThan(setter * 50);
    }
  });
});

it('on a test of a million calls the line is ten times as far', () => {
  const test = testOf(932_459);
  const stateOf = (times: number) =>
    estimateOf({ test, language: 'cpp' }, ran(times * 10, 10)).state;
  expect([stateOf(20), stateOf(300)]).toEqual(['within', 'over']);
});

it('a short test that took long is compared with the slowest', () => {
  const test = testOf(8_350);
  const on = slowestOf(testsOf('2580'));
  if (!on) throw new Error('no test');
  expect(estimateOf({ test, language: 'cpp', on }, ran(3000, 100)).there).toBe(2400);
});

it('tests are timed from a million calls on, in languages with a short ladder from a hundred thousand', () => {
  const calls = (language: ProgramLanguage) =>
    testsOf('2580', language)
      .filter((test) => isTimed(test, language))
      .map((test) => test.calls);
  expect(calls('cpp')).toEqual([932_459, 967_863, 9_390_021, 9_999_990, 9_999_998]);
  expect(calls('python')).toEqual([94_870, 106_885]);
});

it('the slowest test of a whole ladder decides, and of a short one the fastest', () => {
  const of = (language: ProgramLanguage, test = slowest) =>
    [900, 40_000].map((program) => estimateOf({ test, language }, ran(program, 100)));
  expect(decisive(of('cpp'), 'cpp')?.state).toBe('over');
  const short = decisive(of('javascript', testOf(106_885)), 'javascript');
  expect(short?.program).toBe(900);
  expect(decisive([], 'cpp')).toBeUndefined();
});

// A program that is surely too slow is known by the shorter tests, and no other one is.
import { describe, expect, it } from 'vitest';
import {
  areSameSteps,
  followsSteps,
  foretells,
  foretoldBy,
  type Rung,
} from '../../../../web/core/code/foretold';
import { testsOf } from '../../../../web/core/code/problems/all';
import { foretoldEstimate } from '../../../../web/core/code/time';
import type { ProgramLanguage } from '../../../../web/core/program-languages';

const testOf = (calls: number, language: ProgramLanguage = 'cpp') => {
  const test = testsOf('2580', language).find((each) => each.calls === calls);
  if (!test) throw new Error(`no test of ${calls} calls`);
  return test;
};
const rung = (calls: number, times: number, language: ProgramLanguage = 'cpp'): Rung => {
  const setter = calls / 40_000;
  return { test: testOf(calls, language), setter, program: setter * times };
};
const cpp = { language: 'cpp', once: 0 } as const;

describe('a program in C++, which may take 12.5 times as long as the setter’s', () => {
  it('is surely over by two tests of a hundred thousand calls, the lesser of which is told', () => {
    const rungs = [rung(94_870, 90), rung(106_885, 80)];
    expect(foretoldBy(rungs, cpp)).toBe(rungs[1]);
    expect(foretoldEstimate(testOf(106_885), 'cpp', rung(106_885, 80))).toMatchObject({
      state: 'over',
      there: 6400,
      isForetold: true,
    });
  });

  it('is not by one of them, nor where one is in time', () => {
    expect(foretoldBy([rung(94_870, 90)], cpp)).toBeUndefined();
    expect(foretoldBy([rung(94_870, 90), rung(106_885, 20)], cpp)).toBeUndefined();
  });

  it('is over by 42 and 41 times on tests of a million calls', () => {
    expect(foretoldBy([rung(932_459, 42), rung(967_863, 41)], cpp)).toBeDefined();
    expect(foretoldBy([rung(932_459, 17), rung(967_863, 18)], cpp)).toBeUndefined();
  });

  it('is not by what it does once, however short the test', () => {
    const rungs = [rung(94_870, 90), rung(106_885, 80)];
    expect(foretoldBy(rungs, { language: 'cpp', once: 180 })).toBeUndefined();
  });
});

it('a test foretells from a hundredth of the longest on', () => {
  expect(foretells(testOf(94_870), 'cpp')).toBe(true);
  expect(foretells(testOf(39_556), 'cpp')).toBe(false);
  expect(foretells(testOf(8_350, 'python'), 'python')).toBe(true);
  expect(foretells(testOf(2_069, 'python'), 'python')).toBe(false);
});

it('a search has the setter’s steps where it differs in a few', () => {
  expect(areSameSteps({ own: 1000, setter: 1000 })).toBe(true);
  expect(areSameSteps({ own: 1080, setter: 1000 })).toBe(true);
  expect(areSameSteps({ own: 500, setter: 1000 })).toBe(false);
});

it('a search that writes more for each step of the setter’s is known by three tests', () => {
  const more = (...times: number[]) => times.map((each) => ({ own: each * 700, setter: 700 }));
  expect(followsSteps(more(4, 4.8, 5.2))).toBe(true);
  expect(followsSteps(more(4, 4.8))).toBe(false);
  expect(followsSteps(more(4, 4.8, 9))).toBe(false);
  expect(followsSteps(more(0.4, 0.4, 0.4))).toBe(false);
});

// Our strategies are compared on a test with steps enough, where the program passed one.
import { expect, it } from 'vitest';
import { testsOf } from '../../../../web/core/code/problems/all';
import type { Judged } from '../../../../web/core/code/judge';
import { worthComparing } from '../../../../web/element/code/judging';
import type { Tested } from '../../../../web/element/code/run-state';

const tests = testsOf('2580');
const at = (calls: number) => {
  const test = tests.find((each) => each.calls === calls);
  if (!test) throw new Error(`no test of ${calls} calls`);
  return test;
};
const tested = (calls: number, verdict: Judged['verdict']): Tested => ({
  test: at(calls),
  report: { ending: { kind: 'finished', exitCode: 0 }, output: '', milliseconds: 1, faults: [] },
  judged: { verdict },
});
const film = (steps: number) => ({ packed: new Blob(), steps, isCut: false });
const passed = [82, 1_119, 8_350, 39_556].map((calls) => tested(calls, 'accepted'));

it('is the first with so long a search, in place of a film of few steps', () => {
  expect(worthComparing({ test: at(1_119), film: film(1598) }, passed)).toBe(at(8_350));
});

it('is the filmed one where that has steps enough, or no other was passed', () => {
  expect(worthComparing({ test: at(39_556), film: film(60_000) }, passed)).toBe(at(39_556));
  const failed = [tested(82, 'accepted'), tested(8_350, 'wrong-answer')];
  expect(worthComparing({ test: at(82), film: film(50) }, failed)).toBe(at(82));
});

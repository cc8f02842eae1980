// The estimate of a program's time on Baekjoon: as many times the setter's own program there as it takes here on the same test.
import type { ProgramLanguage } from '../program-languages';
import { problemOf } from './problems/all';
import type { Problem } from './problems/names';
import type { JudgeTest } from './problems/problem';

interface TimeRule {
  /** Milliseconds that Baekjoon grants. */
  limit: number;
  /** Milliseconds there of a program that takes as long as the setter's here. */
  setter: number;
}

/** CPython takes so many times as long as PyPy on Baekjoon: the less by two programs whose time in it is recorded. */
const timesInCPython = 4;

/** By what Baekjoon runs programs in each language with; docs/code.md says where each number is from. */
export const judgeRuns: Readonly<Record<ProgramLanguage, string>> = {
  cpp: 'C++17',
  python: 'PyPy3',
  java: 'Java 11',
  javascript: 'Node.js',
};

/** Baekjoon grants slower languages more: three times as long, and two seconds. */
const granted: Readonly<Record<ProgramLanguage, (seconds: number) => number>> = {
  cpp: (seconds) => seconds,
  python: (seconds) => seconds * 3 + 2,
  java: (seconds) => seconds * 2 + 1,
  javascript: (seconds) => seconds * 3 + 2,
};

/** Asked only for a problem whose times are published; no other has tests with calls. */
export function timeRule(problem: Problem, language: ProgramLanguage): TimeRule {
  const { time } = problemOf(problem);
  if (!time) throw new Error(`no time of ${problem} is published`);
  return { limit: granted[language](time.seconds) * 1000, setter: time.setter[language] };
}

/** As many times as long as the setter's program a program may take. */
export const mostTimes = (problem: Problem, language: ProgramLanguage): number => {
  const { limit, setter } = timeRule(problem, language);
  return limit / setter;
};

/** Here a language is interpreted that Baekjoon compiles while it runs: its ladder is shorter. */
export const isShort: Readonly<Record<ProgramLanguage, boolean>> = {
  cpp: false,
  python: true,
  java: false,
  javascript: true,
};

/** A test of fewer calls is over before the clock can tell much. */
const fewestCalls = (language: ProgramLanguage) => (isShort[language] ? 80_000 : 800_000);

/** Whether a program's time on a test is compared with the setter's. */
export const isTimed = ({ calls = 0 }: JudgeTest, language: ProgramLanguage): boolean =>
  calls >= fewestCalls(language);

/** The calls of the slowest inputs there are, and of those that count as such. */
const mostCalls = 10_000_000;
const slowCalls = 9_000_000;

const callsOf = ({ calls = 0 }: JudgeTest): number => (calls >= slowCalls ? mostCalls : calls);

/** The part of the slowest input's calls that a test has; a short ladder stands for the whole one. */
const shareOf = (test: JudgeTest, language: ProgramLanguage): number =>
  isShort[language] ? 1 : callsOf(test) / mostCalls;

/**
 * The part of the limit from which a time is near it, and from which it is over it. Between them it says neither: here and
 * there the ratio of two programs is not quite the same, and it is less so where another machine interprets them.
 */
const nearness: Readonly<Record<ProgramLanguage, readonly [from: number, to: number]>> = {
  cpp: [0.8, 1.25],
  python: [0.9, 1.8],
  java: [0.8, 1.5],
  javascript: [0.7, 1.5],
};

export type TimeState = 'within' | 'near' | 'over';

export interface TimeEstimate {
  state: TimeState;
  /** Milliseconds here: the program's and the setter's. */
  program: number;
  setter: number;
  /** Milliseconds there, by the setter's. */
  there: number;
  /** It was ended: it takes longer than that. */
  isEnded: boolean;
  /** By a shorter test, on which it takes the setter's steps: it was not run on the slowest. */
  isForetold?: true;
  /** In Python: milliseconds there in CPython. */
  inCPython?: number;
}

export interface Estimated {
  test: JudgeTest;
  language: ProgramLanguage;
  on?: JudgeTest;
}

export interface Times {
  program: number;
  setter: number;
  isEnded: boolean;
}

/** `on`: the test that the setter's program was measured on, where it is over too soon on the same. */
export function estimateOf(
  { test, language, on = test }: Estimated,
  { program, setter, isEnded }: Times,
): TimeEstimate {
  const rule = timeRule(test.problem, language);
  const share = on === test ? shareOf(test, language) : callsOf(on) / mostCalls;
  const there = (program / setter) * rule.setter * share;
  const state = stateOf(there / rule.limit, language);
  const inCPython = language === 'python' && { inCPython: there * timesInCPython };
  return { state, program, setter, there, isEnded, ...inCPython };
}

/** The slowest input's, of a program that is surely over its limit. */
export function foretoldEstimate(
  { problem }: JudgeTest,
  language: ProgramLanguage,
  { program, setter }: Omit<Times, 'isEnded'>,
): TimeEstimate {
  const there = (program / setter) * timeRule(problem, language).setter;
  return { state: 'over', program, setter, there, isEnded: false, isForetold: true };
}

function stateOf(part: number, language: ProgramLanguage): TimeState {
  const [from, to] = nearness[language];
  if (part > to) return 'over';
  return part < from ? 'within' : 'near';
}

/**
 * Milliseconds here after which there is nothing left to see: the program is over its limit, and well so. Where one test
 * does not decide it is given `most`.
 */
export function longestHere({ test, language }: Estimated, setter: number, most: number): number {
  if (isShort[language]) return most;
  const line = (mostTimes(test.problem, language) * setter) / shareOf(test, language);
  return Math.max(line * nearness[language][1] * 1.5, 1500);
}

/** An untimed test that took so long here, in milliseconds, is compared with the setter's slowest. */
export const suspicious = 300;

/** The slowest test of a ladder. */
export const slowestOf = (tests: readonly JudgeTest[]): JudgeTest | undefined =>
  tests.filter(({ calls }) => calls).toSorted((a, b) => callsOf(b) - callsOf(a))[0];

/** Whether one run cannot tell: then the median of several does. */
export function needsMore({ there }: TimeEstimate, { test, language }: Estimated): boolean {
  const { limit } = timeRule(test.problem, language);
  return there > limit / 3 && there < limit * 3;
}

/**
 * The estimate that decides. On a whole ladder it is the longest there; a short one is only as far over the limit as all
 * its timed tests are, since a program that goes another way may happen to be slow on one.
 */
export function decisive(
  estimates: readonly TimeEstimate[],
  language: ProgramLanguage,
): TimeEstimate | undefined {
  const sorted = estimates.toSorted((a, b) => a.there - b.there);
  return isShort[language] ? sorted[0] : sorted.at(-1);
}

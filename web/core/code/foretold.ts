// Whether a program is surely over the limit of time, foretold from tests ten times shorter than the slowest and shorter ones: it takes
// the setter's steps, and each of them is so dear that the slowest input cannot be in time.
import type { ProgramLanguage } from '../program-languages';
import { isShort, isTimed, mostTimes, slowestOf } from './time';
import type { JudgeTest } from './problems/problem';
import { testsOf } from './problems/all';

/** A program and the setter's on one test, in milliseconds at full speed. */
export interface Rung {
  test: JudgeTest;
  program: number;
  setter: number;
  /** The setter's is its part of the slowest test's, by the calls of both: the test is too short to be measured. */
  isByCalls?: true;
}

/** A shorter run is mostly what a program does once, and what the clock cannot tell. */
export const leastMilliseconds = 100;

/** From so many calls on a test foretells. */
const fewestCalls = (language: ProgramLanguage): number => (isShort[language] ? 8_000 : 80_000);

/** From so many calls on a test that takes long foretells by them. */
const fewestByCalls = 1000;

export const foretells = ({ calls = 0 }: JudgeTest, language: ProgramLanguage): boolean =>
  calls >= fewestCalls(language);

/**
 * The rung of a test that is too short to be timed and took so long all the same that it was compared with the setter's slowest test;
 * undefined for any other one. `setter`: milliseconds on that test.
 */
export function rungByCalls(
  test: JudgeTest,
  language: ProgramLanguage,
  { program, setter }: Pick<Rung, 'program' | 'setter'>,
): Rung | undefined {
  const { calls = 0, problem } = test;
  const slowest = slowestOf(testsOf(problem, language))?.calls;
  if (calls < fewestByCalls || slowest === undefined || isTimed(test, language)) return undefined;
  return { test, program, setter: (setter * calls) / slowest, isByCalls: true };
}

/** So many times the limit is surely over it: less where the test is long enough to be timed, more where it is not measured beside it. */
const surely = ({ test, isByCalls }: Rung, language: ProgramLanguage): number => {
  if (isByCalls) return 4;
  return isTimed(test, language) && !isShort[language] ? 1.6 : 2;
};

/** Two tests, as one may happen to be slow. */
const fewestRungs = 2;

/**
 * The rung by which a program is over the limit, the least certain one that is needed; undefined where that is not certain. `once`: what
 * it takes on the shortest test, which does not grow.
 */
export function foretoldBy(
  rungs: readonly Rung[],
  { language, once }: { language: ProgramLanguage; once: number },
): Rung | undefined {
  const over = rungs.filter((rung) => {
    const times = (rung.program - once) / rung.setter;
    return times > surely(rung, language) * mostTimes(rung.test.problem, language);
  });
  const isOver = over.length >= fewestRungs && over.length === rungs.length;
  return isOver ? over.toSorted((one, other) => timesOf(one) - timesOf(other))[0] : undefined;
}

export const timesOf = ({ program, setter }: Pick<Rung, 'program' | 'setter'>): number =>
  program / setter;

/** The steps of a program's film of a test, and of the setter's. */
export interface StepCounts {
  own: number;
  setter: number;
}

/** Whether two searches of one puzzle are the same but for how they begin and end. */
export const areSameSteps = ({ own, setter }: StepCounts): boolean =>
  Math.abs(own - setter) <= 0.1 * Math.max(own, setter);

/** So many tests tell whether one search takes as many steps for each of another's. */
export const testsToFollow = 3;

/**
 * Whether a search takes as many steps for each step of the setter's on each test, and not fewer: it goes the setter's way and writes
 * more of it, as one does that writes a digit before it checks it. Searches in another order differ by much more from test to test.
 */
export function followsSteps(counts: readonly StepCounts[]): boolean {
  const times = counts.map(({ own, setter }) => own / setter);
  const least = Math.min(...times);
  return counts.length >= testsToFollow && least >= 0.9 && Math.max(...times) <= 1.5 * least;
}

// Whether a program is surely over the limit of time, foretold from tests ten and a hundred times shorter than the slowest: it takes the
// setter's steps, and each of them is so dear that the slowest input cannot be in time.
import type { ProgramLanguage } from '../program-languages';
import { isShort, isTimed, mostTimes } from './time';
import type { JudgeTest } from './judge';

/** A program and the setter's on one test, in milliseconds at full speed. */
export interface Rung {
  test: JudgeTest;
  program: number;
  setter: number;
}

/** A shorter run is mostly what a program does once, and what the clock cannot tell. */
export const leastMilliseconds = 100;

/** From so many calls on a test foretells. */
const fewestCalls = (language: ProgramLanguage): number => (isShort[language] ? 8_000 : 80_000);

export const foretells = ({ calls = 0 }: JudgeTest, language: ProgramLanguage): boolean =>
  calls >= fewestCalls(language);

/** So many times the limit is surely over it: less where the test is long enough to be timed. */
const surely = (test: JudgeTest, language: ProgramLanguage): number =>
  isTimed(test, language) && !isShort[language] ? 1.6 : 2;

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
  const over = rungs.filter(({ test, program, setter }) => {
    const times = (program - once) / setter;
    return times > surely(test, language) * mostTimes(test.problem, language);
  });
  const isOver = over.length >= fewestRungs && over.length === rungs.length;
  return isOver ? over.toSorted((one, other) => timesOf(one) - timesOf(other))[0] : undefined;
}

export const timesOf = ({ program, setter }: Pick<Rung, 'program' | 'setter'>): number =>
  program / setter;

/** Whether two searches of one puzzle are the same but for how they begin and end. */
export function areSameSteps(own: { steps: number; isCut: boolean }, setter: number): boolean {
  const [least, most] = [Math.min(own.steps, setter), Math.max(own.steps, setter)];
  return !own.isCut && most - least <= 0.1 * most;
}

// Every problem by its number, and the tests of each in a language.
import type { ProgramLanguage } from '../../program-languages';
import { problem as of2239 } from './2239/problem';
import { problem as of2580 } from './2580/problem';
import { problem as of3763 } from './3763/problem';
import { problem as of4574 } from './4574/problem';
import type { ClassicData } from './classic';
import type { ClassicProblem, Problem } from './names';
import type { ClassicTest, JudgeTest, ProblemData } from './problem';

const all: Readonly<Record<ClassicProblem, ClassicData>> & Readonly<Record<Problem, ProblemData>> =
  {
    '2580': of2580,
    '2239': of2239,
    '3763': of3763,
    '4574': of4574,
  };

export const problemOf = (problem: Problem): ProblemData => all[problem];

/** The most calls of a test in each language: one that is interpreted here, many times slower than elsewhere, has a shorter ladder. */
const mostCalls: Readonly<Record<ProgramLanguage, number>> = {
  cpp: Infinity,
  python: 120_000,
  java: Infinity,
  javascript: 120_000,
};

/** The sample first. */
export function testsOf(
  problem: ClassicProblem,
  language?: ProgramLanguage,
): readonly ClassicTest[];
export function testsOf(problem: Problem, language?: ProgramLanguage): readonly JudgeTest[];
export function testsOf(problem: Problem, language: ProgramLanguage = 'cpp'): readonly JudgeTest[] {
  const most = mostCalls[language];
  return all[problem].tests.filter(
    ({ calls = 0, isLong = false }) => calls <= most && (!isLong || most === Infinity),
  );
}

// Which problem a program is for, by what it says: for one that is pasted.
import { problemOf } from './all';
import { problems, type Problem } from './names';

/** Undefined where nothing tells, or two tell as much. */
export function recognisedProblem(source: string): Problem | undefined {
  const numbers = new Set(source.match(/\d+/g));
  const named = problems.filter((problem) => numbers.has(problem));
  const found = named.length > 0 ? named : problems.filter((problem) => hasSigns(problem, source));
  return found.length === 1 ? found[0] : undefined;
}

const hasSigns = (problem: Problem, source: string): boolean =>
  problemOf(problem).signs?.every((sign) => sign.test(source)) ?? false;

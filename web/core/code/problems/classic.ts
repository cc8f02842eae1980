// What 2580 and 2239 share: a board of nine by nine in, the same board filled out.
import { cells } from '../../cell';
import { digitAt, gridOf, type Grid } from '../../grid';
import { formatGrid } from '../../text';
import { checkerOf } from './boards';
import type { ClassicProblem } from './names';
import type { BoardsOutput, ClassicTest, ProblemData, PublishedTime } from './problem';

/** A puzzle, how many calls the setter's own search takes for it, and for 2239 the first of its solutions. */
export type Row = readonly [puzzle: string, calls: number, answer?: string];

const digitsOf = (grid: Grid): number[] => cells.map((cell) => digitAt(grid, cell));

/** The test that is a puzzle in the form of a problem: 2580 takes any completion, 2239 the lexicographically first one alone. */
export const testWith = (problem: ClassicProblem, puzzle: Grid, solution?: Grid): ClassicTest => {
  const answer = problem === '2239' ? solution : undefined;
  return {
    problem,
    puzzle,
    input: formatGrid(puzzle, problem),
    cases: [{ givens: digitsOf(puzzle), answer: answer && digitsOf(answer) }],
    ...(answer && { answer }),
  };
};

function made(problem: ClassicProblem, [text, calls, answer]: Row): ClassicTest {
  const puzzle = gridOf(text);
  if (!puzzle) throw new Error(`no puzzle: ${text}`);
  const test = testWith(problem, puzzle, answer === undefined ? undefined : gridOf(answer));
  return { ...test, calls };
}

export interface ClassicData extends ProblemData {
  tests: readonly ClassicTest[];
  boards: BoardsOutput;
  time: PublishedTime;
}

export function classic(
  name: ClassicProblem,
  { between, rows, time }: { between: '' | ' '; rows: readonly Row[]; time: PublishedTime },
): ClassicData {
  const boards: BoardsOutput = { size: 9, symbols: '0123456789', between };
  const tests = rows.map((row) => made(name, row));
  return { tests, differenceIn: checkerOf(boards), boards, time };
}

// The judge of problems 2580 and 2239 of Baekjoon: verdicts on outputs, pure functions that run no program.
import { cellCount, cellsOf, columnOf, housesOf, rowOf } from '../cell';
import { digitAt, gridOf, type Grid } from '../grid';
import { formatGrid } from '../text';
import { withoutEnding } from '../text/line';
import type { RunReport } from './run';

/** 2580 takes any completion, 2239 the lexicographically first one alone. */
export const problems = ['2580', '2239'] as const;
export type Problem = (typeof problems)[number];

/** As Baekjoon names them; `accepted` is 맞았습니다!!. `near-limit`: right, and only Baekjoon itself can tell whether in time. */
export const verdicts = [
  'accepted',
  'near-limit',
  'wrong-answer',
  'time-limit',
  'memory-limit',
  'output-limit',
  'runtime-error',
  'compile-error',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface JudgeTest {
  problem: Problem;
  puzzle: Grid;
  input: string;
  /** The only right answer of 2239, which no program of the judged person has made. */
  answer?: Grid;
  /** A text of the person's own: nothing is right or wrong about it. */
  isOwn?: true;
  /** How many calls the setter's own search takes, that of 12095; undefined where it is not known. */
  calls?: number;
}

export interface Difference {
  /** The line of the output, from 1. */
  line: number;
  /** The line that is there; undefined where the output ends before. */
  found: string | undefined;
  /** The line that must be there; undefined where several lines are right. */
  expected: string | undefined;
  reason: 'missing' | 'surplus' | 'form' | 'blank' | 'given' | 'clash' | 'other-solution';
}

export interface Judged {
  verdict: Exclude<Verdict, 'compile-error' | 'near-limit'>;
  difference?: Difference;
}

/** The test that is a puzzle in the form of a problem. */
export const testWith = (problem: Problem, puzzle: Grid, answer?: Grid): JudgeTest => ({
  problem,
  puzzle,
  input: formatGrid(puzzle, problem),
  ...(problem === '2239' && answer !== undefined && { answer }),
});

export function judge(test: JudgeTest, { ending, output }: RunReport): Judged {
  if (ending.kind !== 'finished') return { verdict: ending.kind };
  if (ending.exitCode !== 0) return { verdict: 'runtime-error' };
  const difference = differenceIn(test, linesOf(output));
  return difference ? { verdict: 'wrong-answer', difference } : { verdict: 'accepted' };
}

/** Blanks at the end of a line and lines at the end are forgiven, as Baekjoon forgives them. */
const linesOf = (output: string): string[] => {
  const text = output.trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => withoutEnding(line, ' \t\r'));
};

/** The first line that is not right; undefined where all are. */
function differenceIn(test: JudgeTest, lines: readonly string[]): Difference | undefined {
  const answer = test.answer && formatGrid(test.answer, test.problem).split('\n');
  const filled: number[] = [];
  for (let row = 0; row < 9; row++) {
    const found = lines[row];
    const expected = answer?.[row];
    const differs = (reason: Difference['reason']): Difference => ({
      line: row + 1,
      found,
      expected,
      reason,
    });
    if (found === undefined) return differs('missing');
    const digits = digitsOf(found, test.problem);
    if (!digits) return differs(hasBlanks(found, test.problem) ? 'blank' : 'form');
    filled.push(...digits);
    const reason = wrongIn(test.puzzle, filled);
    if (reason) return differs(reason);
    if (expected !== undefined && found !== expected) return differs('other-solution');
  }
  const found = lines[9];
  return found === undefined
    ? undefined
    : { line: 10, found, expected: undefined, reason: 'surplus' };
}

/** The nine digits of a line in the problem's form, where 0 is a blank. */
function cellsIn(line: string, problem: Problem): number[] | undefined {
  const form = problem === '2580' ? /^\d( \d){8}$/ : /^\d{9}$/;
  return form.test(line) ? Array.from(line.replaceAll(' ', ''), Number) : undefined;
}

/** The same of a line without blanks. */
function digitsOf(line: string, problem: Problem): number[] | undefined {
  const cells = cellsIn(line, problem);
  return cells?.includes(0) ? undefined : cells;
}

/** The cells of the first nine lines; undefined for a line in another form. */
const rowsIn = (output: string, problem: Problem): (number[] | undefined)[] =>
  linesOf(output)
    .slice(0, 9)
    .map((line) => cellsIn(line, problem));

/** In the problem's form but for a 0 or more: the board was printed before it was full, or after it was emptied again. */
const hasBlanks = (line: string, problem: Problem): boolean =>
  cellsIn(line, problem)?.includes(0) ?? false;

/** The fault in the last of the rows that are there. */
function wrongIn(puzzle: Grid, filled: readonly number[]): 'given' | 'clash' | undefined {
  const start = filled.length - 9;
  for (let cell = start; cell < filled.length; cell++) {
    const given = digitAt(puzzle, cell);
    if (given !== 0 && given !== filled[cell]) return 'given';
  }
  for (let cell = start; cell < filled.length; cell++) {
    const clashes = housesOf(cell)
      .flatMap(cellsOf)
      .some((other) => other < cell && filled[other] === filled[cell]);
    if (clashes) return 'clash';
  }
  return undefined;
}

/** The cells of an output that break a rule or a given, for a board that shows them. */
export function cellsAtFault({ puzzle, problem }: JudgeTest, output: string): ReadonlySet<number> {
  const wrong = new Set<number>();
  const rows = rowsIn(output, problem);
  const at = (cell: number) => rows[rowOf(cell)]?.[columnOf(cell)];
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = at(cell);
    if (!digit) continue;
    const given = digitAt(puzzle, cell);
    const clashes = housesOf(cell)
      .flatMap(cellsOf)
      .some((other) => other !== cell && at(other) === digit);
    if (clashes || (given !== 0 && given !== digit)) wrong.add(cell);
  }
  return wrong;
}

/** The board that an output has, as far as its lines are of the problem's form. */
export function boardIn(output: string, problem: Problem): Grid | undefined {
  const rows = rowsIn(output, problem).map((cells) => cells?.join('') ?? '.'.repeat(9));
  return gridOf(rows.join('').padEnd(cellCount, '.'));
}

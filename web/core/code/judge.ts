// The judge: verdicts on outputs, pure functions that run no program.
import { cellCount, cells, columnOf, rowOf } from '../cell';
import { gridOf, type Grid } from '../grid';
import { withoutEnding } from '../text/line';
import { problemOf } from './problems/all';
import { clashes, valuesIn } from './problems/boards';
import type { Problem } from './problems/names';
import type { Difference, JudgeTest } from './problems/problem';
import type { RunReport } from './run';

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

export interface Judged {
  verdict: Exclude<Verdict, 'compile-error' | 'near-limit'>;
  difference?: Difference;
}

export function judge(test: JudgeTest, { ending, output }: RunReport): Judged {
  if (ending.kind !== 'finished') return { verdict: ending.kind };
  if (ending.exitCode !== 0) return { verdict: 'runtime-error' };
  const difference = problemOf(test.problem).differenceIn(test, linesOf(output));
  return difference ? { verdict: 'wrong-answer', difference } : { verdict: 'accepted' };
}

/** Blanks at the end of a line and lines at the end are forgiven, as Baekjoon forgives them. */
const linesOf = (output: string): string[] => {
  const text = output.trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => withoutEnding(line, ' \t\r'));
};

/** The digits of the first board in an output, one of nine by nine; undefined in a line of another form. */
function digitsIn(output: string, problem: Problem): (number | undefined)[] {
  const { boards } = problemOf(problem);
  const lines = linesOf(output).slice(boards?.title ? 1 : 0);
  const rows = lines.slice(0, 9).map((line) => boards && valuesIn(line, boards));
  return cells.map((cell) => rows[rowOf(cell)]?.[columnOf(cell)]);
}

/** The cells of an output that break a rule or a given, for a board that shows them. */
export function cellsAtFault({ cases, problem }: JudgeTest, output: string): ReadonlySet<number> {
  const digits = digitsIn(output, problem);
  const givens = cases[0]?.givens ?? [];
  const isOther = (cell: number) =>
    Boolean(digits[cell] && givens[cell]) && digits[cell] !== givens[cell];
  return new Set(cells.filter((cell) => isOther(cell) || clashes(digits, cell, 9)));
}

/** The board that an output has, as far as its lines are of the problem's form. */
export function boardIn(output: string, problem: Problem): Grid | undefined {
  const digits = digitsIn(output, problem).map((digit) =>
    digit === undefined || digit === 0 ? '.' : digit,
  );
  return gridOf(digits.join('').padEnd(cellCount, '.'));
}

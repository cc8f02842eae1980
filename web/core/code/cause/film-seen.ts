// A film as it is held against the rules, and what is asked of it first.
import { isSolved } from '../../contradiction';
import { gridOf, type Grid } from '../../grid';
import type { PackedStep } from '../packed-film';
import type { OverGiven } from '../run';
import { boardOf, type Tries } from './film-tries';
import type { ProgramText } from './program-text';

export interface FilmSeen {
  steps: readonly PackedStep[];
  isCut: boolean;
  overGiven?: OverGiven | undefined;
  puzzle: Grid;
  text: ProgramText;
  /** The only right answer, where the problem wants the first one. */
  answer?: Grid | undefined;
  /** Whether the program ended by itself. */
  hasEnded: boolean;
}

/** The step after which the board was first a solution. */
export function solvedAt({
  steps,
  puzzle,
}: Pick<FilmSeen, 'steps' | 'puzzle'>): number | undefined {
  const board = boardOf(puzzle);
  let blanks = board.filter((digit) => digit === 0).length;
  for (const [index, { cell, digit }] of steps.entries()) {
    blanks += Number(digit === 0) - Number(board[cell] === 0);
    board[cell] = digit;
    const grid = blanks === 0 && digit !== 0 && gridOf(board.join(''));
    if (grid && isSolved(grid)) return index + 1;
  }
  return undefined;
}

/** The line by which the search mostly puts its digits. */
export function writingLine(
  { tries }: Pick<Tries, 'tries'>,
  { steps }: Pick<FilmSeen, 'steps'>,
): number {
  const taken = tries.filter(({ isTaken }) => isTaken);
  return mostWritten(taken.length > 0 ? taken : steps);
}

/** The line that puts most digits; 0 where no line is known. */
export function mostWritten(puts: readonly { line: number; digit: number }[]): number {
  const counts = new Map<number, number>();
  for (const { line, digit } of puts)
    if (line !== 0 && digit !== 0) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

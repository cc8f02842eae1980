// A smallest set of givens that leaves no solution.
//
// Every set that does has to hit the complement of every satisfiable set of givens. So a smallest
// hitting set of the complements known so far is either such a set, and then none is smaller, or it
// has a solution, which tells another complement.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import { cellCount } from '../../core/cell';
import { smallestHitting } from '../../core/questions/hitting-set';
import type { Conflict } from '../../core/questions/questions';
import { digitAt, emptyGrid, withDigit, type Grid } from '../../core/grid';
import { findContradictions } from '../../core/contradiction';

const searchingMs = 4000;

const only = (puzzle: Grid, cells: readonly number[]): Grid =>
  cells.reduce((grid, cell) => withDigit(grid, cell, digitAt(puzzle, cell)), emptyGrid);

/** The puzzle has no solution. */
export function conflictOf(core: QuestionsCore, puzzle: Grid): Conflict {
  const [pair] = findContradictions(puzzle);
  if (pair) return { cells: [pair.first, pair.second], isSmallest: true };
  const givens = Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => digitAt(puzzle, cell) !== 0,
  );
  const until = performance.now() + searchingMs;
  const isLate = () => performance.now() > until;
  const complements: (readonly number[])[] = [];
  while (!isLate()) {
    const { elements, isSmallest } = smallestHitting(complements, isLate);
    const solution = core.findAny(only(puzzle, elements));
    if (solution === '') {
      return isSmallest
        ? { cells: inOrder(elements), isSmallest }
        : minimal(core, puzzle, elements);
    }
    complements.push(complementOf(core, puzzle, givens, elements, solution));
  }
  return minimal(core, puzzle, givens);
}

/** The givens left out of a largest satisfiable set around these. */
function complementOf(
  core: QuestionsCore,
  puzzle: Grid,
  givens: readonly number[],
  kept: readonly number[],
  solution: string,
): readonly number[] {
  const agrees = (cell: number, with_: string) => puzzle.charAt(cell) === with_.charAt(cell);
  let inside = givens.filter((cell) => kept.includes(cell) || agrees(cell, solution));
  for (const cell of givens) {
    if (inside.includes(cell)) continue;
    const found = core.findAny(only(puzzle, [...inside, cell]));
    if (found !== '') {
      inside = givens.filter((each) => inside.includes(each) || agrees(each, found));
    }
  }
  return givens.filter((cell) => !inside.includes(cell));
}

/** None of these can be left out, though another set may be smaller. */
function minimal(core: QuestionsCore, puzzle: Grid, cells: readonly number[]): Conflict {
  let kept = [...cells];
  for (const cell of cells) {
    const rest = kept.filter((other) => other !== cell);
    if (core.findAny(only(puzzle, rest)) === '') kept = rest;
  }
  return { cells: inOrder(kept), isSmallest: false };
}

const inOrder = (cells: readonly number[]): number[] => cells.toSorted((a, b) => a - b);

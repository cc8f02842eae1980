// The fewest cells that, given, would leave one solution of several.
//
// Where every solution is known, sets of cells are tried by size: a digit in a cell keeps some of
// the solutions, and a set is found where one is left. That is a proof. Where there are too many,
// some solutions are set apart from all others: by taking away what is not needed, and, with time, by
// hitting the differences from others found one by one. What is smallest of that may not be the
// smallest there is.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import { cellCount } from '../../core/cell';
import { smallestHitting } from '../../core/questions/hitting-set';
import type { Completion } from '../../core/questions/questions';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { trusted } from '../from-core';
import type { Tallied } from './solutions';

const provingMs = 2500;
const searchingMs = 2500;

const given = (puzzle: Grid, solution: Grid, cells: readonly number[]): Grid =>
  cells.reduce((grid, cell) => withDigit(grid, cell, digitAt(solution, cell)), puzzle);

const differences = (a: Grid, b: Grid): number[] =>
  Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => a.charAt(cell) !== b.charAt(cell),
  );

export function completionOf(core: QuestionsCore, puzzle: Grid, tallied: Tallied): Completion {
  const { kept, counts, isComplete } = tallied;
  // A digit that stands in one solution alone.
  const single = counts?.indexOf(1) ?? -1;
  if (single >= 0) {
    const cell = Math.floor(single / 9);
    const solution = trusted(core.findAny(withDigit(puzzle, cell, (single % 9) + 1)));
    return { cells: [cell], solution, isSmallest: true };
  }
  const proven = isComplete ? smallestOfAll(kept) : undefined;
  if (proven?.completion) return proven.completion;
  const found = smallestOfSome(core, puzzle, kept);
  // Nothing smaller than what the proof got through to.
  return {
    ...found,
    isSmallest: counts ? found.cells.length <= (proven?.triedTo ?? 1) + 1 : false,
  };
}

/** By size from 2 on, until the time is up. */
function smallestOfAll(solutions: readonly Grid[]) {
  const digits = solutions.map((solution) => Uint8Array.from(solution, Number));
  const open = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) =>
    digits.some((each) => each[cell] !== digits[0]?.[cell]),
  );
  const until = performance.now() + provingMs;
  const all = digits.map((_, index) => index);
  for (let size = 2; ; size++) {
    const found = oneLeft(digits, open, all, 0, size, until);
    if (found === 'out of time') return { completion: undefined, triedTo: size - 1 };
    if (!found) continue;
    const solution = solutions[found.index];
    if (!solution) return { completion: undefined, triedTo: size };
    const completion: Completion = { cells: found.cells, solution, isSmallest: true };
    return { completion, triedTo: size };
  }
}

/** Cells from `open[from]` on, `size` of them, that leave one of these solutions. */
function oneLeft(
  digits: readonly Uint8Array[],
  open: readonly number[],
  among: readonly number[],
  from: number,
  size: number,
  until: number,
): { cells: number[]; index: number } | 'out of time' | undefined {
  if (performance.now() > until) return 'out of time';
  for (let at = from; at < open.length; at++) {
    const cell = open[at] ?? 0;
    const groups: number[][] = Array.from({ length: 10 }, () => []);
    for (const index of among) groups[digits[index]?.[cell] ?? 0]?.push(index);
    for (const group of groups) {
      // A cell in which all agree tells nothing.
      if (group.length === 0 || group.length === among.length) continue;
      const [index] = group;
      if (group.length === 1 && index !== undefined) return { cells: [cell], index };
      if (size === 1) continue;
      const found = oneLeft(digits, open, group, at + 1, size - 1, until);
      if (found === 'out of time') return found;
      if (found) return { cells: [cell, ...found.cells], index: found.index };
    }
  }
  return undefined;
}

function smallestOfSome(
  core: QuestionsCore,
  puzzle: Grid,
  solutions: readonly Grid[],
): Pick<Completion, 'cells' | 'solution'> {
  const began = performance.now();
  const step = Math.max(1, Math.floor(solutions.length / 20));
  const some = solutions.filter((_, index) => index % step === 0);
  let best: Pick<Completion, 'cells' | 'solution'> = { cells: [], solution: puzzle };
  const take = (cells: readonly number[] | undefined, solution: Grid) => {
    if (!cells || (best.cells.length > 0 && cells.length >= best.cells.length)) return;
    best = { cells, solution };
  };
  for (const [round, solution] of some.entries()) {
    take(whatIsNeeded(core, puzzle, solution, mixed(openCells(puzzle), round)), solution);
    if (performance.now() > began + searchingMs / 2) break;
  }
  for (const solution of some) {
    take(setApart(core, puzzle, solution, began + searchingMs), solution);
    if (performance.now() > began + searchingMs) break;
  }
  return best;
}

const openCells = (puzzle: Grid): number[] =>
  Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => digitAt(puzzle, cell) === 0,
  );

/** In another order for each round, and in the same one every time. */
function mixed(cells: readonly number[], round: number): number[] {
  let state = round + 1;
  const keyed = cells.map((cell) => {
    state = (state * 48271) % 2147483647;
    return { cell, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ cell }) => cell);
}

/** The fewest cells that set one solution apart from all others; undefined where time runs out. */
function setApart(
  core: QuestionsCore,
  puzzle: Grid,
  solution: Grid,
  until: number,
): readonly number[] | undefined {
  const sets: number[][] = [];
  const isLate = () => performance.now() > until;
  while (!isLate()) {
    const { elements, isSmallest } = smallestHitting(sets, isLate);
    if (!isSmallest) return undefined;
    const other = core.findOther(given(puzzle, solution, elements), solution);
    if (other === '') return elements;
    sets.push(differences(solution, trusted(other)));
  }
  return undefined;
}

/** Cells of these that set a solution apart, none of which can be left out. */
function whatIsNeeded(
  core: QuestionsCore,
  puzzle: Grid,
  solution: Grid,
  cells: readonly number[],
): readonly number[] {
  const kept = new Set(cells);
  for (const cell of cells) {
    kept.delete(cell);
    if (core.findOther(given(puzzle, solution, [...kept]), solution) !== '') kept.add(cell);
  }
  return [...kept].sort((a, b) => a - b);
}

// Solutions one after another in lexicographic order, and how many there are.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import { cellCount } from '../../core/cell';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import {
  countLimit,
  downloadLimit,
  type Candidates,
  type Move,
  type SolutionCount,
} from '../../core/questions/questions';
import { present, trusted } from '../from-core';

/** Steps between two looks at the clock. */
const stepsAtATime = 50_000;

/** Counting longer than this gives way to an estimate, in milliseconds. */
const countForMs = 2500;

const probes = 4000;
const seed = 1;

export interface Tallied {
  count: SolutionCount;
  /** In how many solutions each digit stands in each cell; undefined where not all were counted. */
  counts: readonly number[] | undefined;
  /** The first that the search met, in no order; all where `isComplete`. */
  kept: readonly Grid[];
  isComplete: boolean;
}

/** Counts, keeping up to `most` solutions. */
export function tally(core: QuestionsCore, puzzle: Grid, most: number): Tallied {
  const run = present(core.startTally(puzzle, countLimit, most));
  const began = performance.now();
  let done = false;
  while (!done && performance.now() - began < countForMs) done = run.run(stepsAtATime);
  const isExact = done && !run.limitReached();
  const solutions = run.solutions();
  const kept = linesOf(run.kept());
  const counts = isExact ? [...run.counts()] : undefined;
  run.delete();
  return {
    count: isExact
      ? { solutions, isEstimate: false, standardError: 0 }
      : { ...core.estimate(puzzle, probes, seed), isEstimate: true },
    counts,
    kept,
    isComplete: isExact && kept.length === solutions,
  };
}

function linesOf(bytes: Uint8Array): Grid[] {
  const found: Grid[] = [];
  for (let at = 0; at < bytes.length; at += cellCount) {
    found.push(trusted(bytes.subarray(at, at + cellCount).join('')));
  }
  return found;
}

const solutionOf = (line: string): Grid | undefined => (line === '' ? undefined : trusted(line));

/** 1 for 9 and so on: what is last becomes first. */
const mirrored = (grid: Grid): Grid =>
  trusted(grid.replace(/[1-9]/g, (digit) => String(10 - Number(digit))));

export function move(core: QuestionsCore, puzzle: Grid, way: Move, from: Grid | undefined) {
  switch (way) {
    case 'first':
      return solutionOf(core.findFirst(puzzle));
    case 'last':
      return lastOf(core, puzzle);
    case 'next':
      return from && next(core, puzzle, from);
    case 'previous': {
      const found = from && next(core, mirrored(puzzle), mirrored(from));
      return found && mirrored(found);
    }
  }
}

function lastOf(core: QuestionsCore, puzzle: Grid): Grid | undefined {
  const found = solutionOf(core.findFirst(mirrored(puzzle)));
  return found && mirrored(found);
}

/** The one after it: alike as far as can be, then larger in one cell, then the first that follows. */
export function next(core: QuestionsCore, puzzle: Grid, from: Grid): Grid | undefined {
  for (let cell = cellCount - 1; cell >= 0; cell--) {
    if (digitAt(puzzle, cell) !== 0) continue;
    const before = trusted(from.slice(0, cell) + puzzle.slice(cell));
    for (let digit = digitAt(from, cell) + 1; digit <= 9; digit++) {
      const found = solutionOf(core.findFirst(withDigit(before, cell, digit)));
      if (found) return found;
    }
  }
  return undefined;
}

/** All in order, or the first ones where there are more than fit. */
export function list(core: QuestionsCore, puzzle: Grid): { text: string; isComplete: boolean } {
  const { kept, isComplete } = tally(core, puzzle, downloadLimit);
  if (isComplete) return { text: `${kept.toSorted().join('\n')}\n`, isComplete };
  const found: Grid[] = [];
  for (
    let solution = solutionOf(core.findFirst(puzzle));
    solution && found.length < downloadLimit;
    solution = next(core, puzzle, solution)
  ) {
    found.push(solution);
  }
  return { text: `${found.join('\n')}\n`, isComplete: false };
}

/** Every solution found speaks for 81 candidates at once; only what is left is asked for. */
export function candidatesOf(core: QuestionsCore, puzzle: Grid): Candidates {
  const { count, counts, kept } = tally(core, puzzle, 1000);
  const digits = new Array<number>(cellCount).fill(0);
  const take = (solution: Grid) => {
    for (let cell = 0; cell < cellCount; cell++) {
      digits[cell] = (digits[cell] ?? 0) | (1 << digitAt(solution, cell));
    }
  };
  kept.forEach(take);
  for (let cell = 0; kept.length > 0 && cell < cellCount; cell++) {
    if (digitAt(puzzle, cell) !== 0) continue;
    for (let digit = 1; digit <= 9; digit++) {
      if ((digits[cell] ?? 0) & (1 << digit)) continue;
      const found = counts ? undefined : solutionOf(core.findAny(withDigit(puzzle, cell, digit)));
      if (found) take(found);
      else if (counts?.[cell * 9 + digit - 1]) digits[cell] = (digits[cell] ?? 0) | (1 << digit);
    }
  }
  return { digits, counts, solutions: count.solutions };
}

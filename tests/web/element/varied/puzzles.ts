// Puzzles with rules for these tests, as the core would read them.
import type { VariedPuzzle, VariedRule } from '../../../../web/core/varied/varied-puzzle';

/** A board of so many rows with boxes as wide as `box` and as high as fits; without rules and givens. */
export function blankPuzzle(
  size: number,
  box: number,
  changes: Partial<VariedPuzzle> = {},
): VariedPuzzle {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const height = size / box;
  const regions = cells.map(
    (cell) =>
      Math.floor(Math.floor(cell / size) / height) * (size / box) + Math.floor((cell % size) / box),
  );
  return {
    text: `puzzle of ${size}`,
    title: '',
    author: '',
    ruleset: '',
    digits: size,
    rows: size,
    columns: size,
    givens: cells.map(() => 0),
    candidates: cells.map(() => 2 ** (size + 1) - 2),
    regions,
    houses: [],
    extraRegions: [],
    rules: [],
    everywhere: [],
    areLetters: false,
    unread: [],
    drawings: [],
    ...changes,
  };
}

export const rule = (
  kind: VariedRule['kind'],
  cells: readonly number[],
  ...numbers: number[]
): VariedRule => ({ kind, cells, numbers });

// Puzzles with rules of their own for tests, small enough to be known by hand.
import type { VariedPuzzle } from '../../../web/core/varied/varied-puzzle';

/** Text of f-puzzles: 2×2, 1 at the first place, 3 as the sum of the first row, a mark, both of the diagonals. */
export const smallText = JSON.stringify({
  size: 2,
  title: '작은 퍼즐',
  author: 'Größe',
  ruleset: 'Rows and columns.\nNothing else.',
  grid: [
    [{ value: 1, given: true }, {}],
    [{}, { value: 2, givenPencilMarks: [1, 2] }],
  ],
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
  extraregion: [{ cells: ['R1C2', 'R2C2'] }],
  antiknight: true,
  nonconsecutive: false,
  negative: ['xv'],
});

export const smallPuzzle: Omit<VariedPuzzle, 'text'> = {
  title: '작은 퍼즐',
  author: 'Größe',
  ruleset: 'Rows and columns.\nNothing else.',
  digits: 2,
  rows: 2,
  columns: 2,
  givens: [1, 0, 0, 0],
  candidates: [0b010, 0b110, 0b110, 0b110],
  regions: [-1, -1, -1, -1],
  houses: [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [1, 3],
  ],
  extraRegions: [4],
  rules: [{ kind: 'cage', cells: [0, 1], numbers: [3] }],
  everywhere: ['antiknight', 'no-xv'],
  unread: [],
  drawings: [],
  areLetters: false,
};

/** 6×6 without a given, with more solutions than anyone waits for. */
export const manyText = '.'.repeat(36);

/** 9×9 without a given, whose knights differ: a 4 in two cells a knight apart breaks that rule. */
export const knightText = JSON.stringify({
  size: 9,
  grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
  antiknight: true,
  killercage: [{ cells: ['R1C1', 'R1C2', 'R1C3'], value: '7' }],
  thermometer: [{ lines: [['R9C1', 'R8C1', 'R7C1']] }],
});

// Changes how a puzzle looks, but not the puzzle: exchanges digits, rows, columns and bands.
import { cells, columnOf, rowOf } from '../../../core/cell';
import { gridOf, type Grid } from '../../../core/grid';

/** `random`: gives numbers from 0 to below 1, as Math.random does. */
export function scrambled(puzzle: Grid, random: () => number = Math.random): Grid {
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
  const [rows, columns] = [lines(random), lines(random)];
  const turns = random() < 0.5;
  const line = cells.map((cell) => {
    const [row = 0, column = 0] = [rows[rowOf(cell)], columns[columnOf(cell)]];
    const from = turns ? column * 9 + row : row * 9 + column;
    const digit = puzzle.charAt(from);
    return digit === '.' ? digit : String(digits[Number(digit) - 1]);
  });
  return gridOf(line.join('')) ?? puzzle;
}

/** The rows 0 to 8 in another order, which keeps the rows of a band together. */
const lines = (random: () => number): number[] =>
  shuffled([0, 1, 2], random).flatMap((band) =>
    shuffled([0, 1, 2], random).map((line) => band * 3 + line),
  );

function shuffled(values: readonly number[], random: () => number): number[] {
  const left = [...values];
  return values.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

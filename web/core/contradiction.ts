// Equal digits in one house.
import { cellCount, housesOf, type House } from './cell';
import { digitAt, type Grid } from './grid';

export interface Contradiction {
  digit: number;
  /** The two cells; first < second. */
  first: number;
  second: number;
  /** A house they share: their row or column, else their box. */
  house: House;
}

/** Every pair of equal digits that share a house, once, by first and second cell. */
export function findContradictions(grid: Grid): Contradiction[] {
  const found: Contradiction[] = [];
  for (let first = 0; first < cellCount; first++) {
    const digit = digitAt(grid, first);
    if (digit === 0) continue;
    for (let second = first + 1; second < cellCount; second++) {
      const house = digitAt(grid, second) === digit ? sharedHouse(first, second) : undefined;
      if (house) found.push({ digit, first, second, house });
    }
  }
  return found;
}

/** Whether every cell has a digit, and each fits. */
export const isSolved = (grid: Grid): boolean =>
  !grid.includes('.') && findContradictions(grid).length === 0;

function sharedHouse(first: number, second: number): House | undefined {
  const others = housesOf(second);
  return housesOf(first).find((house, kind) => house.index === others[kind]?.index);
}

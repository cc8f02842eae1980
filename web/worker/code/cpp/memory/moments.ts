// The moments at which a board may be complete in memory: its last row was written, or a pointer to it, or the first digit is put.
import { encodings, valueAt, type Encoding } from './memory-layout';
import { rowStandsAt } from './search';

function lastGiven(digits: ArrayLike<number>): number {
  let cell = digits.length - 1;
  while (cell > 0 && digits[cell] === 0) cell--;
  return cell;
}

/** Whether the written bytes belong to the row of the last given, which is likely the last row to be read. */
export function completesRow(
  memory: DataView,
  digits: ArrayLike<number>,
  address: number,
  size: number,
): boolean {
  const last = lastGiven(digits);
  const row = Math.floor(last / 9);
  return encodings.some((encoding) => {
    const { size: width } = encoding;
    if (size === width) {
      return [8, last % 9].some((column) =>
        rowStandsAt(memory, encoding, digits, row, address - column * width),
      );
    }
    // The program has moved part of a row, or several rows, at once.
    if (size < width || size > 4096) return false;
    for (let start = address - 8 * width; start < address + size; start += width) {
      if (rowStandsAt(memory, encoding, digits, row, start)) return true;
    }
    return false;
  });
}

/** Whether the written bytes are the address of the last row. */
export function pointsAtRow(
  memory: DataView,
  digits: ArrayLike<number>,
  address: number,
  size: number,
): boolean {
  if (size !== 4) return false;
  const target = valueAt(memory, address, 4);
  if (target < 1024 || target >= memory.byteLength) return false;
  return encodings.some((encoding) =>
    [0, 1].some((border) =>
      rowStandsAt(memory, encoding, digits, 8, target + border * encoding.size),
    ),
  );
}

/** How a digit is written that was put into a row that else stands as the puzzle has it; undefined for any other write. */
export function putsIntoRow(
  memory: DataView,
  digits: ArrayLike<number>,
  address: number,
  size: number,
): Encoding | undefined {
  return encodings.find((encoding) => {
    if (encoding.size !== size) return false;
    const digit = valueAt(memory, address, encoding.size) - encoding.zero;
    if (digit < 1 || digit > 9) return false;
    for (let cell = 0; cell < 81; cell++) {
      if (digits[cell] !== 0) continue;
      const column = cell % 9;
      const start = address - column * size;
      const row = Math.floor(cell / 9);
      if (rowStandsAt(memory, encoding, digits, row, start, column)) return true;
    }
    return false;
  });
}

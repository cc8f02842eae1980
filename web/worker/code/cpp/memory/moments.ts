// The moments at which a board may be complete in memory: its last row was written, or a pointer to it.
import { encodings, valueAt } from './memory-layout';
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

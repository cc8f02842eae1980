// What a write may mean for a board: its first digit, its last row, or a pointer to it.
import { cells } from '../../../../core/cell';
import { encodings, valueAt, type Place } from './place';
import { rowStandsAt } from './search';

/** Whether all but what was written is as it was read, and a blank of it has a digit now. */
export function putsDigit(
  place: Place,
  memory: DataView,
  digits: Uint8Array,
  address: number,
  size: number,
): boolean {
  let hasMore = false;
  for (const cell of cells) {
    const digit = place.digitAt(memory, cell);
    // A program may mark its blanks in its own way.
    if ((digit ?? 0) === digits[cell]) continue;
    if (digits[cell] !== 0) return false;
    const at = place.addresses[cell] ?? 0;
    if (at + place.encoding.size <= address || at >= address + size) return false;
    hasMore = true;
  }
  return hasMore;
}

export const isAllDigits = (place: Place, memory: DataView): boolean =>
  cells.every((cell) => place.digitAt(memory, cell) !== undefined);

function lastGiven(digits: ArrayLike<number>): number {
  let cell = digits.length - 1;
  while (cell > 0 && digits[cell] === 0) cell--;
  return cell;
}

/** Whether the row of the last given, which is likely the last to be read, stands around what was written. */
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
    // Part of a row, or more than one, was moved at once.
    if (size < width || size > 4096) return false;
    for (let start = address - 8 * width; start < address + size; start += width) {
      if (rowStandsAt(memory, encoding, digits, row, start)) return true;
    }
    return false;
  });
}

/** Whether what was written is the address of the last row. */
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

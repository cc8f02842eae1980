// Where the board of a puzzle without givens stands: there is nothing to find it by, so the program is first given other
// puzzles. A board that stands at one place for both of them stands there for any.
import type { Place } from './place';

/**
 * Blank but for the last row: what a program puts aside while it reads, as a list of blanks, lies where it does without
 * givens. One row shows where the others are only if they are pointed at.
 */
export const lastRows: readonly string[] = ['345286179', '971682543'].map((row) =>
  row.padStart(81, '0'),
);

/** The one place of all; undefined where one is missing, or another one. */
export function commonPlace(places: readonly (Place | undefined)[]): Place | undefined {
  const [first] = places;
  return first && places.every((place) => place && isSame(first, place)) ? first : undefined;
}

const isSame = (first: Place, second: Place): boolean =>
  first.encoding === second.encoding &&
  first.addresses.every((address, cell) => address === second.addresses[cell]);

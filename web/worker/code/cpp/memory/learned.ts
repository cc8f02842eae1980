// Where the board of a puzzle without givens stands: there is nothing to find it by, so the program is first given other
// puzzles. A board that has one layout for both of them has it for any.
import type { Layout } from './layout';

/**
 * Blank but for the last row: what a program puts aside while it reads, as a list of blanks, lies where it does without
 * givens. One row shows where the others are only if they are pointed at.
 */
export const lastRows: readonly string[] = ['345286179', '971682543'].map((row) =>
  row.padStart(81, '0'),
);

/** The one layout of all; undefined where one is missing, or another one. */
export function commonLayout(copies: readonly (Layout | undefined)[]): Layout | undefined {
  const [first] = copies;
  return first && copies.every((layout) => layout && isSame(first, layout)) ? first : undefined;
}

const isSame = (first: Layout, second: Layout): boolean =>
  first.encoding === second.encoding &&
  first.addresses.every((address, cell) => address === second.addresses[cell]);

// The board of a puzzle without givens has no digits by which to find it, so the program first runs on other puzzles. A board that
// has the same layout in these runs has it on any puzzle.
import type { Layout } from './memory-layout';

/**
 * Puzzles that are blank except for the last row: lists that a program makes while it reads, such as one of blanks, are where
 * they are without givens. A single row shows where the other rows are only if pointers lead to the rows.
 */
export const lastRows: readonly string[] = ['345286179', '971682543'].map((row) =>
  row.padStart(81, '0'),
);

/** The layout that all runs share; undefined where a run has none or another one. */
export function commonLayout(copies: readonly (Layout | undefined)[]): Layout | undefined {
  const [first] = copies;
  return first && copies.every((layout) => layout && isSame(first, layout)) ? first : undefined;
}

const isSame = (first: Layout, second: Layout): boolean =>
  first.encoding === second.encoding &&
  first.addresses.every((address, cell) => address === second.addresses[cell]);

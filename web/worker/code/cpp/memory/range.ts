// The addresses whose writes a rewritten module reports.

export interface Range {
  from: number;
  bytes: number;
}

export const nothing: Range = { from: 0, bytes: 0 };
export const everything: Range = { from: 0, bytes: -1 };

/** The widest store in bytes; a store of this width may begin before a board and reach into it. */
const widestStore = 8;

/** `highest` is the address after the last byte. */
export const rangeAround = (lowest: number, highest: number): Range => ({
  from: lowest - widestStore,
  bytes: highest - lowest + widestStore,
});

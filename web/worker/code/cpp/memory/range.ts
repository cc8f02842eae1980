// Which addresses a rewritten module tells of.

export interface Range {
  from: number;
  bytes: number;
}

export const nothing: Range = { from: 0, bytes: 0 };
export const everything: Range = { from: 0, bytes: -1 };

/** A store that begins before a board may reach into it. */
const widestStore = 8;

/** `highest`: behind the last byte. */
export const rangeAround = (lowest: number, highest: number): Range => ({
  from: lowest - widestStore,
  bytes: highest - lowest + widestStore,
});

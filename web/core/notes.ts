// The notes of each cell: corner notes as bits 1 to 9, centre notes as bits 11 to 19, a colour above.
import { cellCount, peersOf } from './cell';
import { digitAt, type Grid } from './grid';

export type Notes = readonly number[];

/** Where in a cell a digit is noted. */
export type NotePlace = 'corner' | 'centre';

const centreShift = 10;
const colourShift = 20;
const digitBits = 0x3fe;
const uncoloured = (1 << colourShift) - 1;

/** 0 for none. */
export const colourCount = 9;

export const noNotes: Notes = new Array<number>(cellCount).fill(0);

const bitOf = (digit: number, place: NotePlace): number =>
  1 << (place === 'corner' ? digit : digit + centreShift);

/** The corner notes of a cell. */
export const digitsIn = (bits: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & (1 << digit));

export const centreIn = (bits: number): number[] => digitsIn(bits >> centreShift);

export const colourIn = (bits: number): number => bits >> colourShift;

/** The corner or centre notes alone, as bits 1 to 9, and such notes put in their place. */
export const placeBits = (bits: number, place: NotePlace): number =>
  (place === 'corner' ? bits : bits >> centreShift) & digitBits;

/** Corner and centre notes as bits 1 to 9 each, and a colour, as one number. */
export const packed = (corner: number, centre: number, colour: number): number =>
  corner | (centre << centreShift) | (colour << colourShift);

/** Whether a number from outside is what a cell can have. */
export const isNote = (bits: unknown): bits is number =>
  typeof bits === 'number' &&
  colourIn(bits) <= colourCount &&
  packed(placeBits(bits, 'corner'), placeBits(bits, 'centre'), colourIn(bits)) === bits;

export const isEmpty = (notes: Notes): boolean => notes.every((bits) => bits === 0);

/** With a digit noted in cells, or no more where all of them had it. */
export function toggled(
  notes: Notes,
  cells: readonly number[],
  digit: number,
  place: NotePlace,
): Notes {
  const bit = bitOf(digit, place);
  const isTakenAway = cells.every((cell) => (notes[cell] ?? 0) & bit);
  return notes.map((bits, cell) => {
    if (!cells.includes(cell)) return bits;
    return isTakenAway ? bits & ~bit : bits | bit;
  });
}

/** With cells in a colour, or in none where all of them had it. */
export function coloured(notes: Notes, cells: readonly number[], colour: number): Notes {
  const isTakenAway = cells.every((cell) => colourIn(notes[cell] ?? 0) === colour);
  const next = isTakenAway ? 0 : colour;
  return notes.map((bits, cell) =>
    cells.includes(cell) ? (bits & uncoloured) | (next << colourShift) : bits,
  );
}

/** After a digit was entered: none noted in its cell, the digit no more in its peers. One that clashes may go again: it takes none. */
export function afterEntry(notes: Notes, digits: Grid, cell: number, digit: number): Notes {
  const clashes = peersOf(cell).some((peer) => digitAt(digits, peer) === digit);
  if (digit === 0 || clashes) return notes;
  const taken = bitOf(digit, 'corner') | bitOf(digit, 'centre');
  const left = notes.with(cell, (notes[cell] ?? 0) & ~uncoloured).slice();
  for (const peer of peersOf(cell)) left[peer] = (left[peer] ?? 0) & ~taken;
  return left;
}

/** With these corner notes in place of those there are. */
export const withCorners = (notes: Notes, corners: Notes): Notes =>
  notes.map((bits, cell) => (bits & ~digitBits) | (corners[cell] ?? 0));

/** The candidates that peers leave each blank, as notes. */
export function candidateNotes(digits: Grid): Notes {
  return noNotes.map((_, cell) => {
    if (digitAt(digits, cell) !== 0) return 0;
    const taken = peersOf(cell).reduce((bits, peer) => bits | (1 << digitAt(digits, peer)), 1);
    return 0b1111111111 & ~taken;
  });
}

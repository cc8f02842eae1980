// The notes of each cell: corner notes as bits 1 to 9, centre notes as bits 11 to 19, its colours as bits 21 to 29.
import { cellCount, peersOf } from './cell';
import { digitAt, type Grid } from './grid';

export type Notes = readonly number[];

/** Where in a cell a digit is noted. */
export type NoteKind = 'corner' | 'centre';

const centreShift = 10;
const colourShift = 20;
const digitBits = 0x3fe;
const uncoloured = (1 << colourShift) - 1;

export const noNotes: Notes = new Array<number>(cellCount).fill(0);

const bitOf = (digit: number, kind: NoteKind): number =>
  1 << (kind === 'corner' ? digit : digit + centreShift);

/** The corner notes of a cell. */
export const digitsIn = (bits: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & (1 << digit));

export const centreIn = (bits: number): number[] => digitsIn(bits >> centreShift);

/** 1 to 9, in their order. */
export const coloursIn = (bits: number): number[] => digitsIn(bits >> colourShift);

/** The corner or centre notes alone, or the colours, as bits 1 to 9. */
export const noteBits = (bits: number, kind: NoteKind | 'colour'): number =>
  (bits >> shifts[kind]) & digitBits;

const shifts = { corner: 0, centre: centreShift, colour: colourShift };

/** Corner and centre notes and colours, as bits 1 to 9 each, as one number. */
export const packed = (corner: number, centre: number, colours: number): number =>
  corner | (centre << centreShift) | (colours << colourShift);

/** Whether a number from outside is what a cell can have. */
export const isNote = (bits: unknown): bits is number =>
  typeof bits === 'number' &&
  packed(noteBits(bits, 'corner'), noteBits(bits, 'centre'), noteBits(bits, 'colour')) === bits;

/** Notes as they were kept when a cell had one colour at most, a number from 1 to 9 above bit 19. */
export const withColourBits = (bits: number): number => {
  const colour = bits >> colourShift;
  return (bits & uncoloured) | (colour > 0 ? 1 << (colourShift + colour) : 0);
};

export const isEmpty = (notes: Notes): boolean => notes.every((bits) => bits === 0);

/** With a digit noted in cells, or no more where all of them had it. */
export function toggled(
  notes: Notes,
  cells: readonly number[],
  digit: number,
  kind: NoteKind,
): Notes {
  const bit = bitOf(digit, kind);
  const isTakenAway = cells.every((cell) => (notes[cell] ?? 0) & bit);
  return notes.map((bits, cell) => {
    if (!cells.includes(cell)) return bits;
    return isTakenAway ? bits & ~bit : bits | bit;
  });
}

/** With one more colour in cells, or one less where all of them had it; 0 takes away every colour. */
export function coloured(notes: Notes, cells: readonly number[], colour: number): Notes {
  const bit = 1 << (colour + colourShift);
  const isTakenAway = cells.every((cell) => (notes[cell] ?? 0) & bit);
  return notes.map((bits, cell) => {
    if (!cells.includes(cell)) return bits;
    if (colour === 0) return bits & uncoloured;
    return isTakenAway ? bits & ~bit : bits | bit;
  });
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

/** The colours alone. */
export const coloursOf = (notes: Notes): Notes => notes.map((bits) => bits & ~uncoloured);

/** Without the corner or centre notes of cells. */
export const withoutNotes = (notes: Notes, cells: readonly number[], kind: NoteKind): Notes =>
  notes.map((bits, cell) => (cells.includes(cell) ? bits & ~(digitBits << shifts[kind]) : bits));

/** With these centre notes in place of those there are. */
export const withCentres = (notes: Notes, centres: Notes): Notes =>
  notes.map(
    (bits, cell) => (bits & ~(digitBits << centreShift)) | ((centres[cell] ?? 0) << centreShift),
  );

/** The candidates that peers leave each blank, as notes. */
export function candidateNotes(digits: Grid): Notes {
  return noNotes.map((_, cell) => {
    if (digitAt(digits, cell) !== 0) return 0;
    const taken = peersOf(cell).reduce((bits, peer) => bits | (1 << digitAt(digits, peer)), 1);
    return 0b1111111111 & ~taken;
  });
}

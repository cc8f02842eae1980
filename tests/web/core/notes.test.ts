// Notes in corners and centre and colours, packed into one number a cell.
import { describe, expect, it } from 'vitest';
import { emptyGrid, withDigit } from '../../../web/core/grid';
import {
  afterEntry,
  centreIn,
  coloured,
  coloursIn,
  digitsIn,
  isNote,
  noNotes,
  toggled,
  withColourBits,
  withCentres,
} from '../../../web/core/notes';

const at = (notes: readonly number[], cell: number) => notes[cell] ?? 0;
const centred = toggled(noNotes, [0, 1], 5, 'centre');
const both = coloured(toggled(centred, [0], 5, 'corner'), [0], 9);

describe('notes', () => {
  it('keep corners, centre and colour apart', () => {
    expect(digitsIn(at(both, 0))).toEqual([5]);
    expect(centreIn(at(both, 0))).toEqual([5]);
    expect(coloursIn(at(both, 0))).toEqual([9]);
    expect(digitsIn(at(both, 1))).toEqual([]);
  });

  it('are taken away only where all cells have them', () => {
    const more = toggled(centred, [1, 2], 5, 'centre');
    expect([0, 1, 2].map((cell) => centreIn(at(more, cell)))).toEqual([[5], [5], [5]]);
    expect(toggled(more, [0, 1, 2], 5, 'centre')).toEqual(noNotes);
    expect(coloursIn(at(coloured(both, [0], 9), 0))).toEqual([]);
  });

  it('go with an entry, in its peers too, and the colour stays', () => {
    const left = afterEntry(both, emptyGrid, 0, 5);
    expect(at(left, 1)).toBe(0);
    expect(coloursIn(at(left, 0))).toEqual([9]);
    expect(digitsIn(at(left, 0))).toEqual([]);
  });

  it('stay where a digit clashes, which may go again', () => {
    const clashing = withDigit(emptyGrid, 8, 5);
    expect(afterEntry(both, clashing, 0, 5)).toEqual(both);
  });

  it('have several colours in a cell, of which each goes alone, or all at once', () => {
    const several = coloured(coloured(both, [0, 1], 2), [0], 5);
    expect(coloursIn(at(several, 0))).toEqual([2, 5, 9]);
    expect(coloursIn(at(coloured(several, [0, 1], 2), 0))).toEqual([5, 9]);
    const [bare = 0] = coloured(several, [0], 0);
    expect(coloursIn(bare)).toEqual([]);
    expect(digitsIn(bare)).toEqual([5]);
  });

  it('of an older version keep their colour', () => {
    expect(coloursIn(withColourBits((4 << 20) | (1 << 3)))).toEqual([4]);
    expect(withColourBits(1 << 3)).toBe(1 << 3);
  });

  it('of the centre are replaced without the others', () => {
    const filled = withCentres(both, noNotes.with(0, 1 << 3));
    expect(centreIn(at(filled, 0))).toEqual([3]);
    expect(digitsIn(at(filled, 0))).toEqual([5]);
  });

  it.each([1, 1 << 10, 1 << 20, 1 << 30, -2, 1.5, '2', null])('%j is none', (bits) => {
    expect(isNote(bits)).toBe(false);
  });

  it.each([0, 0x3fe, 0x3fe << 10, 0x3fe << 20, at(both, 0)])('%i is one', (bits) => {
    expect(isNote(bits)).toBe(true);
  });
});

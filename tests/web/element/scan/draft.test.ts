import { describe, expect, it } from 'vitest';
import { cells } from '../../../../web/core/cell';
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import type { DigitKind, Scan } from '../../../../web/core/scan/photo-result';
import {
  doubtfulIn,
  draftOf,
  isBegun,
  nextDoubtful,
  notesIn,
  positionOf,
  stateOf,
  withChosen,
  withEntered,
  withEntriesKept,
  withKindTurned,
  withNoteTurned,
  wrongIn,
} from '../../../../web/element/scan/draft';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const grid = gridOf(inkala) ?? emptyGrid;

/** A reading of the photo in which these cells are doubtful. */
const scanOf = (
  doubtful: readonly number[],
  rest: Partial<Scan> = {},
  kinds: Readonly<Partial<Record<number, DigitKind>>> = {},
): Scan => ({
  grid,
  cells: cells.map((cell) => ({
    digit: Number(grid[cell]) || 0,
    confidence: 1,
    runnerUp: 7,
    doubtful: doubtful.includes(cell),
    kind: kinds[cell] ?? 'given',
    notes: 0,
  })),
  corners: [],
  unique: true,
  changed: false,
  grids: 1,
  chosen: 1,
  flat: new Uint8Array(),
  flatCell: 0,
  ...rest,
});

const withNotes = (scan: Scan, notes: Readonly<Partial<Record<number, number>>>): Scan => ({
  ...scan,
  cells: scan.cells.map((cell, index) => ({ ...cell, notes: notes[index] ?? 0 })),
});

describe('a reading of a photo', () => {
  it('is sure where nothing is doubtful or changed and there is one solution', () => {
    expect(stateOf(draftOf(scanOf([])))).toBe('sure');
    expect(stateOf(draftOf(scanOf([3])))).toBe('doubtful');
    expect(stateOf(draftOf(scanOf([3], { changed: true })))).toBe('changed');
    expect(stateOf(draftOf(scanOf([], { unique: false })))).toBe('several');
  });

  it('begins at the first doubtful cell and goes round all of them', () => {
    let draft = draftOf(scanOf([5, 40, 80]));
    expect(draft.chosen).toBe(5);
    const seen = [];
    for (let turn = 0; turn < 3; turn++) {
      draft = withChosen(draft, nextDoubtful(draft));
      seen.push(draft.chosen);
    }
    expect(seen).toEqual([40, 80, 5]);
  });

  it('has a cell less to look at once its digit was given, the same one too', () => {
    const draft = draftOf(scanOf([0, 40]));
    const same = withEntered(draft, 8);
    expect(doubtfulIn(same)).toEqual([40]);
    expect(same.digits).toBe(grid);
    const done = withEntered(withChosen(same, 40), Number(grid[40]));
    expect(doubtfulIn(done)).toEqual([]);
    expect(stateOf(done)).toBe('checked');
  });

  it('is corrected, and not called sure, once a digit is another', () => {
    const draft = withEntered(draftOf(scanOf([])), 9);
    expect(draft.digits.startsWith('9')).toBe(true);
    expect(stateOf(draft)).toBe('corrected');
    expect(withEntered(draft, 0).digits.startsWith('.')).toBe(true);
  });
});

describe('a reading of a puzzle that somebody has begun', () => {
  const begun = { 0: 'entry', 11: 'wrong-entry' } as const;

  it('says which entries do not fit until they are changed, and never repairs them', () => {
    const draft = draftOf(scanOf([11], {}, begun));
    expect(stateOf(draft)).toBe('wrong');
    expect(wrongIn(draft)).toEqual([11]);
    expect(positionOf(draft).digits).toBe(grid);
    expect(stateOf(draftOf(scanOf([], {}, { 0: 'entry' })))).toBe('begun');
    expect(wrongIn(withEntered(withChosen(draft, 11), 5))).toEqual([]);
  });

  it('goes on the board with the entries or as its givens alone', () => {
    const draft = draftOf(scanOf([], {}, begun));
    const givens = `.${grid.slice(1, 11)}.${grid.slice(12)}`;
    expect(positionOf(draft)).toEqual({ givens, digits: grid });
    expect(positionOf(withEntriesKept(draft, false))).toEqual({ givens, digits: givens });
  });

  it('puts notes on the board with the entries, and none where givens alone are wanted', () => {
    const draft = draftOf(withNotes(scanOf([]), { 1: 0b10010, 2: 0b100 }));
    expect(stateOf(draft)).toBe('sure');
    expect(isBegun(draft)).toBe(true);
    expect(notesIn(draft, 1)).toEqual([1, 4]);
    expect(positionOf(draft).notes?.slice(0, 4)).toEqual([0, 0b10010, 0b100, 0]);
    expect(positionOf(withEntriesKept(draft, false)).notes).toBeUndefined();
  });

  it('forgets the notes of a cell that is given a digit or a blank', () => {
    const draft = draftOf(withNotes(scanOf([]), { 1: 0b10010 }));
    for (const digit of [5, 0]) {
      const entered = withEntered(withChosen(draft, 1), digit);
      expect(notesIn(entered, 1)).toEqual([]);
      expect(positionOf(entered).notes).toBeUndefined();
      expect(stateOf(entered)).toBe('corrected');
    }
  });

  it('lets a person say which digit is an entry', () => {
    const draft = draftOf(scanOf([]));
    const turned = withKindTurned(withChosen(draft, 0));
    expect(positionOf(turned).givens.startsWith('.')).toBe(true);
    expect(stateOf(turned)).toBe('corrected');
    expect(stateOf(withKindTurned(turned))).toBe('sure');
  });

  it('notes digits in blanks while notes are on, and takes them away again', () => {
    const read = draftOf(withNotes(scanOf([]), { 1: 0b110 }));
    const noting = withKindTurned(withChosen(read, 1));
    expect(noting.isNoting).toBe(true);
    expect(notesIn(withEntered(noting, 4), 1)).toEqual([1, 2, 4]);
    const one = withEntered(noting, 2);
    expect(notesIn(one, 1)).toEqual([1]);
    expect(stateOf(one)).toBe('corrected');
    expect(notesIn(withEntered(one, 0), 1)).toEqual([]);
    expect(notesIn(withNoteTurned(withChosen(read, 2), 9), 2)).toEqual([9]);
  });

  it('keeps a digit where a note is wanted, and replaces it by a digit', () => {
    const noting = withKindTurned(withChosen(draftOf(scanOf([])), 1));
    const onDigit = withChosen(noting, 0);
    expect(withNoteTurned(onDigit, 3).digits).toBe(grid);
    expect(withEntered(onDigit, 3).digits.charAt(0)).toBe('3');
  });
});

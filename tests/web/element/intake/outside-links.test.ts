// Links of other sites, out and back in; samples as those sites write them.
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { gridOf, withDigit, type Grid } from '../../../../web/core/grid';
import { coloured, noNotes, toggled } from '../../../../web/core/notes';
import { formatPlayLink, readPlayLink } from '../../../../web/core/play-link';
import { readLink } from '../../../../web/core/link';
import {
  sudokuPadLink,
  sudokuWikiLink,
} from '../../../../web/element/questions/share/outside-links';
import { read } from '../../../../web/element/intake/read';
import { coreReader } from './core-reader';

function grid(text: string): Grid {
  const found = gridOf(text);
  if (!found) throw new Error(text);
  return found;
}

/** The givens that a link brings. */
async function puzzleIn(text: string): Promise<Grid | undefined> {
  const intake = await read({ kind: 'text', text }, { reader: coreReader });
  return intake.kind === 'position' ? intake.givens : undefined;
}

const inkala = grid(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
const entered = withDigit(inkala, 1, 1);
const notes = toggled(toggled(noNotes, [2], 2, 'corner'), [80], 9, 'corner');
const centred = toggled(toggled(notes, [80], 1, 'centre'), [3], 4, 'centre');
const allKinds = coloured(centred, [0, 80], 2);

describe('SudokuWiki', () => {
  it('reads its naked pairs example', async () => {
    const digits =
      '400000938032094100095300240370609004529001673604703090957008300003900400240030709';
    expect(await puzzleIn(`https://www.sudokuwiki.org/sudoku.htm?bd=${digits}`)).toBe(grid(digits));
  });

  it('reads its own output', async () => {
    expect(await puzzleIn(sudokuWikiLink(inkala))).toBe(inkala);
  });
});

describe('SudokuPad', () => {
  it('reads the givens out of a link it writes, and leaves the entries', async () => {
    expect(await puzzleIn(sudokuPadLink(inkala, entered, notes))).toBe(inkala);
  });

  it('writes the form that f-puzzles reads', async () => {
    const packed = decodeURIComponent(
      sudokuPadLink(inkala, entered, allKinds).replace('https://sudokupad.app/fpuzzles', ''),
    );
    const puzzle = JSON.parse(lzString.decompressFromBase64(packed)) as {
      size: number;
      grid: object[][];
    };
    expect(puzzle.size).toBe(9);
    expect(puzzle.grid[0]?.slice(0, 4)).toEqual([
      { value: 8, given: true, c: '#b2debe' },
      { value: 1 },
      { cornerPencilMarks: [2] },
      { centerPencilMarks: [4] },
    ]);
    expect(puzzle.grid[0]?.[4]).toEqual({});
    expect(puzzle.grid[8]?.[8]).toEqual({
      cornerPencilMarks: [9],
      centerPencilMarks: [1],
      c: '#b2debe',
    });
    const load = `https://f-puzzles.com/?load=${packed}`;
    expect(await puzzleIn(load)).toBe(inkala);
  });

  it('reads its classic code: a digit and the blanks behind it in one character', async () => {
    // `V` stands for a 1 and three blanks, `o` for a blank and five more, `e` for a blank and four more.
    const code = `V${'o'.repeat(12)}${'o'.slice(1)}e`;
    const text = `1000${'000000'.repeat(12)}00000`;
    expect(await puzzleIn(`https://sudokupad.app/classic${code}`)).toBe(grid(text));
  });
});

describe('any other text', () => {
  it.each([
    'not a link',
    'https://example.com/?bd=1',
    'https://sudokupad.app/someid',
    'https://sudokupad.app/fpuzzles%%%',
    'https://f-puzzles.com/?load=N4Ig',
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9Bxyz',
  ])('%s has no puzzle in it', async (text) => {
    expect(await puzzleIn(text)).toBeUndefined();
  });
});

describe('our own link', () => {
  const readBack = (link: string) => readPlayLink(readLink(link));

  it('carries givens, entries and notes', () => {
    const play = { givens: inkala, digits: entered, notes };
    expect(readBack(formatPlayLink(play))).toEqual(play);
    expect(formatPlayLink({ givens: inkala, digits: inkala, notes: noNotes })).toBe(`#p=${inkala}`);
  });

  it('carries centre notes and colours beside them', () => {
    const marked = coloured(toggled(notes, [2, 3], 7, 'centre'), [0, 2], 9);
    const play = { givens: inkala, digits: entered, notes: marked };
    expect(readBack(formatPlayLink(play))).toEqual(play);
    expect(formatPlayLink(play)).toMatch(/&n=[0-9a-z]{162}&c=[0-9a-z]{162}&k=909[0]{78}$/);
    expect(readBack(`#p=${inkala}&k=12`)).toBeUndefined();
  });

  it('is not read where entries change givens or notes are none', () => {
    expect(readBack(`#p=${inkala}&e=${withDigit(inkala, 0, 1)}`)).toBeUndefined();
    expect(readBack(`#p=${inkala}&n=zz`)).toBeUndefined();
    expect(readBack(`#p=${inkala}&n=${'zz'.repeat(81)}`)).toBeUndefined();
  });
});

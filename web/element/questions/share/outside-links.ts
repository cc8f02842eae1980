// Links to the board on SudokuWiki and SudokuPad; web/intake/outside-links.ts reads such links.
import lzString from 'lz-string';
import { cellCount } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { digitsIn, type Notes } from '../../../core/notes';

/** The board's digits as its givens: that site keeps no others apart. */
export const sudokuWikiLink = (digits: Grid): string =>
  `https://www.sudokuwiki.org/sudoku.htm?bd=${digits.replaceAll('.', '0')}`;

export function sudokuPadLink(givens: Grid, digits: Grid, notes: Notes): string {
  const cellOf = (cell: number) => {
    const value = digitAt(digits, cell);
    const noted = digitsIn(notes[cell] ?? 0);
    if (value === 0) return noted.length > 0 ? { centerPencilMarks: noted } : {};
    return digitAt(givens, cell) === 0 ? { value } : { value, given: true };
  };
  const cells = Array.from({ length: cellCount }, (_, cell) => cellOf(cell));
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
  const packed = lzString.compressToBase64(JSON.stringify({ size: 9, grid }));
  return `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`;
}

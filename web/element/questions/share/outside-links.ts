// Links to the board on SudokuWiki and SudokuPad; the core reads such links.
import lzString from 'lz-string';
import { cellCount } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { centreIn, coloursIn, digitsIn, type Notes } from '../../../core/notes';
import { cellColours, toneOf } from '../../shared/picture/cell-colours';

/** All digits as givens: SudokuWiki does not tell entries apart. */
export const sudokuWikiLink = (digits: Grid): string =>
  `https://www.sudokuwiki.org/sudoku.htm?bd=${digits.replaceAll('.', '0')}`;

export function sudokuPadLink(givens: Grid, digits: Grid, notes: Notes): string {
  const cellOf = (cell: number): FPuzzlesCell => {
    const value = digitAt(digits, cell);
    const bits = notes[cell] ?? 0;
    if (value === 0) return { ...notedIn(bits), ...colouredIn(bits) };
    return { value, ...(digitAt(givens, cell) !== 0 && { given: true }), ...colouredIn(bits) };
  };
  const cells = Array.from({ length: cellCount }, (_, cell) => cellOf(cell));
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
  const packed = lzString.compressToBase64(JSON.stringify({ size: 9, grid }));
  return `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`;
}

/** A cell in the format of f-puzzles, which SudokuPad reads. */
interface FPuzzlesCell {
  value?: number;
  given?: true;
  cornerPencilMarks?: number[];
  centerPencilMarks?: number[];
  /** The background of the cell, which both sites show. */
  c?: string;
}

function notedIn(bits: number): FPuzzlesCell {
  const [corners, centre] = [digitsIn(bits), centreIn(bits)];
  return {
    ...(corners.length > 0 && { cornerPencilMarks: corners }),
    ...(centre.length > 0 && { centerPencilMarks: centre }),
  };
}

function colouredIn(bits: number): FPuzzlesCell {
  // There a cell has one ground.
  const tone = toneOf(coloursIn(bits)[0] ?? 0);
  return tone ? { c: cellColours[tone] } : {};
}

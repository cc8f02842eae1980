// A program that forgets `board = 0`, as a recording that watch mode plays like any other.
import { cellName, cells } from '../../core/cell';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { recordingFormat } from '../../core/recording';
import { candidatesOf } from '../../core/refusals';

export interface Film {
  text: string;
  steps: number;
  isSolved: boolean;
}

/**
 * Goes through the list of blanks as `scan-blanks` does, but does not empty a cell when the cells after it fail: its
 * last digit stays until the cell is filled again.
 */
export function forgetfulFilm(puzzle: Grid): Film {
  const blanks = cells.filter((cell) => digitAt(puzzle, cell) === 0);
  const lines: string[] = [];
  let grid = puzzle;
  const fill = (index: number): boolean => {
    const cell = blanks[index];
    if (cell === undefined) return true;
    for (let digit = 1; digit <= 9; digit++) {
      const old = digitAt(grid, cell);
      // The check also reads the cell itself; a legal digit overwrites the one left there.
      if (digit === old || !candidatesOf(grid, cell).includes(digit)) continue;
      if (old !== 0) lines.push(`backtrack ${cellName(cell)} ${old}`);
      grid = withDigit(grid, cell, digit);
      lines.push(`placement ${cellName(cell)} ${digit}`);
      if (fill(index + 1)) return true;
    }
    return false;
  };
  const isSolved = fill(0);
  const head = [`${recordingFormat} 1`, `puzzle ${puzzle}`];
  return { text: [...head, ...lines, 'end', ''].join('\n'), steps: lines.length, isSolved };
}

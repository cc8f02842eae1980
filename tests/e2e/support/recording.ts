// The recording that a person's own row-major program would write, with line numbers and depths of calls.
import { peersOf } from '../../../web/core/cell';

const cellName = (cell: number) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The recording up to the first solution. */
export function recordingOf(puzzle: string): string {
  const board = Array.from(puzzle, (character) => Number(character) || 0);
  const peers = board.map((_, cell) => peersOf(cell));
  const lines = ['retrace-trace 1', `puzzle ${puzzle}`];
  const solve = (cell: number, call: number): boolean => {
    if (cell === 81) return true;
    if (board[cell] !== 0) return solve(cell + 1, call);
    for (let digit = 1; digit <= 9; digit++) {
      if (peers[cell]?.some((peer) => board[peer] === digit)) continue;
      board[cell] = digit;
      lines.push(`placement ${cellName(cell)} ${digit} line 58 call ${call}`);
      if (solve(cell + 1, call + 1)) return true;
      board[cell] = 0;
      lines.push(`backtrack ${cellName(cell)} line 58 call ${call}`);
    }
    return false;
  };
  solve(0, 1);
  return [...lines, 'end', ''].join('\n');
}

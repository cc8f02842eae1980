// A search that goes round in circles: it puts the same digit into the same cell of the same board again and again.
import { cellCount } from '../../cell';
import type { Cause } from './cause';
import type { FilmSeen } from './film-seen';
import { boardOf } from './film-tries';

/** A right search comes to a board once; one that is run anew for each blank may do so a few times. */
const mostTimes = 5;

/** A number for each digit in each cell; those of a board are combined. */
const numbers = (seed: number) =>
  Uint32Array.from(
    { length: cellCount * 10 },
    (_, at) => Math.imul(at + seed, 0x9e3779b1) ^ Math.imul(at * seed + 7, 0x85ebca6b),
  );
const [one, other] = [numbers(11), numbers(1013)];

export function repeated({ steps, puzzle }: FilmSeen): Cause | undefined {
  const board = boardOf(puzzle);
  let [first, second] = [0, 0];
  const turn = (cell: number, digit: number) => {
    first ^= one[cell * 10 + digit] ?? 0;
    second ^= other[cell * 10 + digit] ?? 0;
  };
  board.forEach((digit, cell) => {
    turn(cell, digit);
  });
  const times = new Map<string, number>();
  for (const [index, { cell, digit, line }] of steps.entries()) {
    turn(cell, board[cell] ?? 0);
    turn(cell, digit);
    board[cell] = digit;
    if (digit === 0) continue;
    const key = `${first} ${second} ${cell}`;
    const count = (times.get(key) ?? 0) + 1;
    if (count > mostTimes)
      return { kind: 'repeats', step: index + 1, cell, digit, line: line || undefined };
    times.set(key, count);
  }
  return undefined;
}

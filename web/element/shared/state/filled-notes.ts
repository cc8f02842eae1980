// Notes of all candidates but those that a person has crossed out: filling in notes again brings none of these back.
import { cells } from '../../../core/cell';
import { candidateNotes, noNotes, noteBits, type Notes } from '../../../core/notes';
import type { History } from './history';
import type { Position } from './position';

/** The candidates of each blank, as bits 1 to 9. */
export function filledNotes({ past, present }: History<Position>): Notes {
  const crossed = crossedOut([...past, present]);
  return candidateNotes(present.digits).map((bits, cell) => bits & ~(crossed[cell] ?? 0));
}

/**
 * For each cell the notes that were taken out by hand, on the current givens, as bits 1 to 9. Notes that an entry or a
 * reset has taken away do not count.
 */
function crossedOut(positions: readonly Position[]): number[] {
  const crossed = new Array<number>(cells.length).fill(0);
  for (const [index, after] of positions.entries()) {
    const before = positions[index - 1];
    if (before?.givens !== after.givens || isReset(before, after)) {
      crossed.fill(0);
      continue;
    }
    for (const cell of cells) {
      const [noted, left] = [notedIn(before, cell), notedIn(after, cell)];
      const taken = before.digits === after.digits ? noted & ~left : 0;
      crossed[cell] = ((crossed[cell] ?? 0) | taken) & ~left;
    }
  }
  return crossed;
}

const isReset = (before: Position, after: Position): boolean =>
  after.notes === undefined &&
  after.digits === after.givens &&
  (before.digits !== before.givens || cells.filter((cell) => notedIn(before, cell) > 0).length > 1);

const notedIn = ({ notes = noNotes }: Position, cell: number): number => {
  const bits = notes[cell] ?? 0;
  return noteBits(bits, 'corner') | noteBits(bits, 'centre');
};

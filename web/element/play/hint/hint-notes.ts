// A board's notes as candidates, and notes as a hint changes them.
import { cells } from '../../../core/cell';
import { digitAt } from '../../../core/grid';
import { notedCandidates } from '../../../core/noted-candidates';
import { candidateNotes, noNotes, packed, noteBits, type Notes } from '../../../core/notes';
import type { Candidate, CandidateBoard, Deduction } from '../../../core/techniques/deduction';
import { techniqueOf } from '../../../core/techniques/technique';
import type { BoardPosition } from '../../contract/board-actions';

/** The candidates that the notes in corners and centres name, as bits 1 to 9. */
export const notedIn = ({ digits, notes = noNotes }: BoardPosition): Notes =>
  notedCandidates(digits, notes);

/** The board that techniques go by: the notes where every blank has some, else what peers leave. */
export function boardOf(position: BoardPosition): CandidateBoard {
  const { digits } = position;
  const legal = candidateNotes(digits);
  const noted = notedIn(position);
  const areComplete = cells.every((cell) => digitAt(digits, cell) !== 0 || noted[cell] !== 0);
  const candidates = areComplete ? legal.map((bits, cell) => bits & (noted[cell] ?? 0)) : legal;
  return { digits, candidates };
}

/** Centre notes with what peers leave in blanks without notes, and in these cells whatever they had. */
export function completedNotes(position: BoardPosition, anew: readonly number[]): Notes {
  const { digits, notes = noNotes } = position;
  const noted = notedIn(position);
  return candidateNotes(digits).map((legal, cell) =>
    noted[cell] === 0 || anew.includes(cell) ? legal : noteBits(notes[cell] ?? 0, 'centre'),
  );
}

/** The position with candidates crossed out, in corners and centres. */
export function crossedOut(
  { givens, digits, notes = noNotes }: BoardPosition,
  candidates: readonly Candidate[],
): BoardPosition {
  const left = [...notes];
  for (const { cell, digit } of candidates) {
    left[cell] = (left[cell] ?? 0) & ~packed(1 << digit, 1 << digit, 0);
  }
  return { givens, digits, notes: left };
}

/** Singles are seen without any notes. */
export const needsNotes = ({ technique }: Deduction): boolean =>
  techniqueOf(technique).family !== 'singles';

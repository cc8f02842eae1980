// The candidates that a person's notes name; tests/cpp/text/noted_candidates_test.cpp has the same cases.
import { expect, it } from 'vitest';
import { notedCandidates } from '../../../web/core/noted-candidates';
import { candidateNotes, noNotes, packed } from '../../../web/core/notes';
import { known } from './known';

/** The first box lacks 7, 8 and 9, which go into its last row. */
const digits = known(`123${'.'.repeat(6)}456${'.'.repeat(69)}`);
const bits = (...noted: number[]) => noted.reduce((all, digit) => all | (1 << digit), 0);

it.each([
  ['corner notes of all candidates are candidates', [bits(7, 8, 9), bits(7, 8, 9)], undefined],
  ['places of some digits in corners are none', [bits(7, 8), bits(7, 8)], [0, 0]],
  ['corner notes with some places crossed out are candidates', [bits(7, 8), bits(7)], undefined],
  ['centre notes are candidates', [packed(0, bits(7, 8), 0), 0], [bits(7, 8), 0]],
  [
    'corner notes beside centre notes are candidates',
    [packed(bits(9), bits(7), 0), 0],
    [bits(7, 9), 0],
  ],
])('%s', (_, [first = 0, second = 0], wanted) => {
  const third = wanted?.[1] === 0 && second === 0 ? 0 : first;
  const notes = noNotes.with(18, first).with(19, second).with(20, third);
  const found = notedCandidates(digits, notes);
  expect([found[18], found[19]]).toEqual(wanted ?? [first, second]);
});

it('one cell whose candidates are crossed out leaves the others candidates', () => {
  const notes = candidateNotes(digits).with(80, bits(9));
  expect(notedCandidates(digits, notes)).toEqual(notes);
});

it('all candidates in corners are candidates on any board', () => {
  expect(notedCandidates(digits, candidateNotes(digits))).toEqual(candidateNotes(digits));
});

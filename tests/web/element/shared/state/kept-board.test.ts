// A kept board outlives the page: its history, a shown solution, and boards of older versions.
import { describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, withDigit } from '../../../../../web/core/grid';
import { coloursIn, noNotes } from '../../../../../web/core/notes';
import { noCounters, type SolveReport } from '../../../../../web/core/reports';
import { defaultStrategy } from '../../../../../web/core/strategy';
import { keptBoard, readKeptBoard } from '../../../../../web/element/shared/state/kept-board';

const solution =
  gridOf('143628579572139468986754231391542786468917352725863914237481695619275843854396127') ??
  emptyGrid;
const puzzle = withDigit(withDigit(solution, 0, 0), 80, 0);
const answer: SolveReport = {
  outcome: { kind: 'solved', solution, solutions: 'one' },
  elapsedMs: 1.5,
  counters: { ...noCounters, steps: 2, placements: 2 },
};
const present = { givens: puzzle, digits: puzzle };
const board = {
  history: { past: [present], present: { ...present, answer }, future: [] },
  strategy: defaultStrategy,
};
const stored = () => keptBoard(board);

describe('a kept board', () => {
  it('has the solution that was shown, with its counters', () => {
    expect(readKeptBoard(JSON.parse(JSON.stringify(stored())))).toEqual(board);
  });

  it.each([
    ['is of another puzzle', { solution: withDigit(solution, 40, 3) }],
    ['is no grid', { solution: '1' }],
    ['is not said to be one', { kind: 'none' }],
    ['has no number', { solutions: 'many' }],
  ])('comes back without an answer that %s', (_, change) => {
    const kept = { ...stored(), answer: { ...answer, outcome: { ...answer.outcome, ...change } } };
    expect(readKeptBoard(kept)?.history.present).toEqual(present);
  });

  it('of the version with one colour a cell keeps its colours', () => {
    const notes = noNotes.with(0, (4 << 20) | (1 << 3));
    const kept = { ...stored(), version: 1, present: [puzzle, puzzle, notes] };
    expect(coloursIn(readKeptBoard(kept)?.history.present.notes?.[0] ?? 0)).toEqual([4]);
  });
});

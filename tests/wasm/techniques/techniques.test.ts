// The techniques through their binding and the worker's task: hints, paths and ratings.
import { describe, expect, it } from 'vitest';
import { digitAt, emptyGrid, withDigit, type Grid } from '../../../web/core/grid';
import { candidateNotes, noNotes, type Notes } from '../../../web/core/notes';
import { applied, type CandidateBoard } from '../../../web/core/techniques/deduction';
import { Refused } from '../../../web/worker/serve/task';
import { puzzleLine, puzzleLines } from '../core';
import { asked, grid } from './techniques-core';

const noted = (digits: Grid): Notes => candidateNotes(digits);
/** A puzzle whose first step is an elimination. */
const hard = grid(puzzleLine('top95.txt', 19));
const easy = grid(puzzleLine('easy50.txt'));

async function solutionOf(puzzle: Grid): Promise<Grid> {
  const { steps, isSolved } = await asked('path', { puzzle, order: 'classic' });
  if (!isSolved) throw new Error('techniques do not solve it');
  return steps.reduce(applied, { digits: puzzle, candidates: noted(puzzle) }).digits;
}

describe('a hint', () => {
  it('is the next step by the notes on the board', async () => {
    const first = await asked('hint', { givens: hard, digits: hard, notes: noted(hard) });
    if (first.kind !== 'step') throw new Error(first.kind);
    expect(first).toMatchObject({ isUnique: true, blanksWithoutNotes: 0 });
    expect(first.step.eliminations.length).toBeGreaterThan(0);
    const { candidates } = applied({ digits: hard, candidates: noted(hard) }, first.step);
    const second = await asked('hint', { givens: hard, digits: hard, notes: candidates });
    if (second.kind !== 'step') throw new Error(second.kind);
    expect(second.step).not.toEqual(first.step);
  });

  it('counts the blanks without notes', async () => {
    const notes = noted(hard).with(0, 0);
    const found = await asked('hint', { givens: hard, digits: hard, notes });
    expect(found).toMatchObject({ kind: 'step', blanksWithoutNotes: 1 });
  });

  it('names the cell whose digit was crossed out', async () => {
    const solution = await solutionOf(easy);
    const cell = easy.indexOf('.');
    const bits = (noted(easy)[cell] ?? 0) & ~(1 << digitAt(solution, cell));
    const notes = noted(easy).with(
      cell,
      bits === 0 ? 1 << ((digitAt(solution, cell) % 9) + 1) : bits,
    );
    expect(await asked('hint', { givens: easy, digits: easy, notes })).toEqual({
      kind: 'wrong-note',
      cells: [cell],
    });
  });

  it('names the obstacle before everything else', async () => {
    const solution = await solutionOf(easy);
    const cell = easy.indexOf('.');
    const twice = withDigit(easy, cell, digitAt(solution, cell) === 1 ? 2 : 1);
    const wrong = await asked('hint', { givens: easy, digits: twice, notes: noNotes });
    expect(['wrong-entry', 'contradiction']).toContain(wrong.kind);
    const solved = await asked('hint', { givens: easy, digits: solution, notes: noNotes });
    expect(solved.kind).toBe('solved');
    const impossible = grid(`12345678........9${'.'.repeat(64)}`);
    const none = await asked('hint', { givens: impossible, digits: impossible, notes: noNotes });
    expect(none.kind).toBe('givens-unsolved');
    const equal = grid(`11${'.'.repeat(79)}`);
    const two = await asked('hint', { givens: equal, digits: equal, notes: noNotes });
    expect(two.kind).toBe('contradiction');
  });

  it('is refused if its subject is not a board', async () => {
    const notes: Notes = [1, 2, 3];
    await expect(asked('hint', { givens: easy, digits: easy, notes })).rejects.toThrow(Refused);
  });
});

describe('a path', () => {
  it('leads to the solution, its effects applied one by one', async () => {
    for (const line of puzzleLines('easy50.txt').slice(0, 10)) {
      const puzzle = grid(line);
      const { steps, standing, isSolved } = await asked('path', { puzzle, order: 'teaching' });
      expect([standing, isSolved]).toEqual(['unique', true]);
      const begin: CandidateBoard = { digits: puzzle, candidates: noted(puzzle) };
      const end = steps.reduce(applied, begin);
      expect(end.digits).not.toContain('.');
      expect(end.candidates).toEqual(noNotes);
    }
  });

  it('says where the searches take over, and how many solutions there are', async () => {
    expect(await asked('path', { puzzle: emptyGrid, order: 'teaching' })).toEqual({
      standing: 'several',
      steps: [],
      isSolved: false,
      points: 10_000,
    });
    const equal = grid(`11${'.'.repeat(79)}`);
    expect(await asked('path', { puzzle: equal, order: 'classic' })).toMatchObject({
      standing: 'contradiction',
      steps: [],
    });
  });
});

describe('a rating', () => {
  /** A line of ratings.txt has a puzzle and the ER, EP and ED that Sudoku Explainer 1.2.1 gave it. */
  it('is that of Sudoku Explainer', async () => {
    for (const line of puzzleLines('ratings.txt').slice(0, 60)) {
      const found = await asked('rating', { puzzle: grid(line.slice(0, 81)) });
      const tenths = [found?.hardest, found?.firstPlacement, found?.firstStep];
      expect(tenths.map((each) => ((each ?? 0) / 10).toFixed(1)).join(' ')).toBe(line.slice(82));
    }
  });

  it('goes on with chains nested in chains, and is none where there are several solutions', async () => {
    const escargot = grid(
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    );
    expect(await asked('rating', { puzzle: escargot })).toMatchObject({
      hardest: 105,
      technique: 'nested-simple-chains',
    });
    expect(await asked('rating', { puzzle: emptyGrid })).toBeUndefined();
  });
});

// An exercise on paper: a question about each next step, and its answer on a page of its own.
import { describe, expect, it } from 'vitest';
import { emptyGrid, withDigit } from '../../../../../web/core/grid';
import type { Step } from '../../../../../web/core/watched-search';
import { exerciseSheet } from '../../../../../web/element/watch/predict/exercise-sheet';
import { stepsAhead } from '../../../../../web/element/watch/player/ahead';
import { pagesOf } from '../../../../../web/element/shared/print/paper-sheets';
import { predictMessagesIn } from '../../../../../web/languages/en/predict';
import { HandSession, stateAt } from '../fixtures';

const placing = (cell: number, digit: number): Step => ({
  kind: 'placement',
  cell,
  digit,
  depth: 1,
  goal: undefined,
  previous: undefined,
  reason: { cause: undefined, refused: [], removed: [] },
  line: 7,
  call: 3,
  overwrittenBy: undefined,
});
const givens = withDigit(emptyGrid, 80, 9);
const one = withDigit(givens, 0, 1);
const two = withDigit(one, 1, 2);
const [start, first, second, third] = [
  stateAt(0, { grid: givens }),
  stateAt(1, { grid: one, step: placing(0, 1) }),
  stateAt(2, { grid: two, step: placing(1, 2) }),
  stateAt(3, { grid: one, step: { ...placing(1, 2), kind: 'backtrack' } }),
] as const;
const steps = [
  { shown: start, next: first },
  { shown: first, next: second },
  { shown: second, next: third },
];
const sheetOf = (language: 'en' | 'ko', wish: 'mixed' | 'digit' | 'line', answers = true) =>
  exerciseSheet({ film: 'used-flags', givens, wish, steps, answers }, predictMessagesIn(language));

describe('an exercise sheet', () => {
  it('asks about each next step on the board before it, and says the step before', () => {
    const { puzzles } = sheetOf('en', 'digit');
    expect(puzzles.map(({ caption }) => caption)).toEqual([
      '1. What does r1c1 hold after the next step?',
      '2. What does r1c2 hold after the next step?',
      '3. What does r1c2 hold after the next step?',
    ]);
    expect(puzzles.map(({ grid }) => grid)).toEqual([givens, one, two]);
    expect(puzzles.map(({ note }) => note)).toEqual([
      '',
      'Just before: 1 put into r1c1',
      'Just before: 2 put into r1c2',
    ]);
    expect(puzzles.map(({ marked }) => marked)).toEqual([[0], [1], [1]]);
  });

  it('has the answers on pages of their own, or leaves them out', () => {
    const { puzzles } = sheetOf('ko', 'mixed');
    expect(puzzles.map(({ answer }) => answer?.caption)).toEqual(['1. 1행 1열', '2. 2', '3. 뒤로']);
    const [asked, answered, ...others] = pagesOf(sheetOf('ko', 'mixed'));
    expect(others).toEqual([]);
    expect(asked?.boards.map(({ grid }) => grid)).toEqual([givens, one, two]);
    expect(answered?.boards.map(({ grid }) => grid)).toEqual([one, two, one]);
    expect(answered?.boards.every((board) => board.givens === givens)).toBe(true);
    expect(pagesOf(sheetOf('ko', 'mixed', false))).toHaveLength(1);
  });

  it('marks no cell where the question is which cell, and asks for no line of a program', () => {
    const { puzzles } = sheetOf('en', 'line');
    expect(puzzles.map(({ caption }) => caption.slice(3))).toEqual([
      'Which cell does the next step change?',
      'What does r1c2 hold after the next step?',
      'Does the next step go deeper, or back?',
    ]);
    expect(puzzles.map(({ marked }) => marked)).toEqual([[], [1], []]);
  });
});

describe('the steps that follow', () => {
  const from = stateAt(4);

  it('are spread over the film, and the search is where it was', async () => {
    const session = new HandSession(1000);
    const { signal } = new AbortController();
    const found = await stepsAhead(session, from, { count: 3, last: 304 }, signal);
    expect(found.map(({ shown }) => shown.position)).toEqual([4, 104, 204]);
    expect(found.map(({ next }) => next.position)).toEqual([5, 105, 205]);
    expect((await session.state()).position).toBe(4);
  });

  it('are fewer where the search ends', async () => {
    const session = new HandSession(6);
    const { signal } = new AbortController();
    const found = await stepsAhead(session, from, { count: 12, last: 6 }, signal);
    expect(found.map(({ shown }) => shown.position)).toEqual([4, 5]);
  });

  it('are left alone as soon as a person moves the search', async () => {
    const moved = new AbortController();
    const session = new HandSession(100);
    const seek = session.seek.bind(session);
    session.seek = (position) => {
      if (position === 6) moved.abort();
      return seek(position);
    };
    const found = await stepsAhead(session, from, { count: 12, last: 16 }, moved.signal);
    expect(found).toHaveLength(1);
    expect((await session.state()).position).toBe(6); // not taken back from where the person went
  });
});

// Answering and counting with the fast engine, through Embind and as the widget's plain functions.
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, loadAnswers, loadPlainAnswers, puzzleLine, puzzleLines } from './core';
import { type AnswerCore } from '../../web/worker/answers/answers-table';
import { named } from '../../web/worker/core/read-layout';
import { answer as answerName } from '../../web/worker/core/shared-kinds';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const inkalaSolution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** The kind and the grid of the answer. */
function answered(core: AnswerCore, puzzle: string): [string, string] {
  const answer = core.startAnswer(puzzle);
  if (!answer) throw new Error('the core refused a puzzle');
  expect(answer.run(1)).toBe(true);
  const found: [string, string] = [named(answerName, answer.answer()), answer.grid()];
  answer.delete();
  return found;
}

function counted(core: AnswerCore, puzzle: string, limit: number): [number, boolean] {
  const count = core.startCount(puzzle, limit);
  if (!count) throw new Error('the core refused a puzzle');
  while (!count.run(100));
  const found: [number, boolean] = [count.count(), count.limitReached()];
  count.delete();
  return found;
}

describe.each(answering)('answering $name', ({ load }) => {
  let core: AnswerCore;
  beforeAll(async () => {
    core = await load();
  });

  it('gives the only solution', () => {
    expect(answered(core, inkala)).toEqual(['one-solution', inkalaSolution]);
  });

  it('tells several solutions, contradictions and puzzles without a solution apart', () => {
    const kindOf = (puzzle: string) => answered(core, puzzle)[0];
    expect(kindOf(puzzleLine('several_solutions.txt'))).toBe('several-solutions');
    expect(kindOf(`11${'.'.repeat(79)}`)).toBe('contradiction');
    expect(kindOf(puzzleLine('no_solution.txt', 3))).toBe('no-solution');
  });

  it('counts up to the limit', () => {
    expect(counted(core, '.'.repeat(81), 1000)).toEqual([1000, true]);
    expect(counted(core, inkala, 2)).toEqual([1, false]);
  });

  it('refuses a value that is not a puzzle or a limit', () => {
    expect(core.startAnswer(inkala.slice(1))).toBeNull();
    expect(core.startAnswer('a'.repeat(81))).toBeNull();
    expect(core.startCount('a'.repeat(81), 2)).toBeNull();
    expect(core.startCount(inkala, 0)).toBeNull();
    expect(core.startCount(inkala, Number.NaN)).toBeNull();
  });

  it('refuses a text that is too long, and goes on', () => {
    expect(core.startAnswer('.'.repeat(5000))).toBeNull();
    expect(answered(core, inkala)[1]).toBe(inkalaSolution);
  });
});

describe('the two bindings', () => {
  it.each([
    'top1465.txt',
    'forum_hardest_1106.txt',
    'several_solutions.txt',
    'no_solution.txt',
    'pathological.txt',
  ])('answer every puzzle of %s alike', async (file) => {
    const [embind, plain] = [await loadAnswers(), await loadPlainAnswers()];
    const all = (core: AnswerCore, puzzle: string) => [
      ...answered(core, puzzle),
      ...counted(core, puzzle, 1000),
    ];
    for (const puzzle of puzzleLines(file)) {
      expect(all(plain, puzzle), puzzle).toEqual(all(embind, puzzle));
    }
  });
});

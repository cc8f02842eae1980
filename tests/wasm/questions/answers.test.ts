// Answers to questions cross from the core as they are: compared with a plain search written for this test alone. Whether each
// is true of every puzzle is for tests/cpp/questions.
import { describe, expect, it } from 'vitest';
import { digitAt, emptyGrid, gridOf, withDigit, type Grid } from '../../../web/core/grid';
import type {
  AnswerTo,
  Move,
  QuestionKind,
  QuestionOf,
} from '../../../web/core/questions/puzzle-questions';
import { questionTasks } from '../../../web/worker/questions/question-tasks';
import { Refused, type Task } from '../../../web/worker/serve/task';
import { puzzleLine } from '../core';
import { loadQuestionsCore } from './questions-core';

const core = await loadQuestionsCore();

function ask<Kind extends QuestionKind>(
  { kind, ...question }: QuestionOf<Kind>,
  budget = 100_000,
): AnswerTo<Kind> {
  const begin = questionTasks[kind] as unknown as Begin<Kind>;
  const asked = begin(core, question);
  while (!asked.run(budget));
  const answer = asked.answer();
  asked.free();
  return answer;
}

type Begin<Kind extends QuestionKind> = (
  of: typeof core,
  question: object,
) => Task<undefined, AnswerTo<Kind>>;

const first = (puzzle: Grid) => ask({ kind: 'move', puzzle, move: 'first', solution: undefined });

function grid(text: string): Grid {
  const found = gridOf(text);
  if (!found) throw new Error(`${text} is no grid`);
  return found;
}

/** Every solution in lexicographic order, by trying digits cell by cell. */
function solutionsOf(puzzle: Grid, found: Grid[] = []): Grid[] {
  const cell = puzzle.indexOf('.');
  if (cell < 0) {
    found.push(puzzle);
    return found;
  }
  for (let digit = 1; digit <= 9; digit++) {
    if (fits(puzzle, cell, digit)) solutionsOf(withDigit(puzzle, cell, digit), found);
  }
  return found;
}

function fits(puzzle: Grid, cell: number, digit: number): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  for (let other = 0; other < 81; other++) {
    const [r, c] = [Math.floor(other / 9), other % 9];
    const isPeer =
      r === row ||
      c === column ||
      (Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3));
    if (isPeer && other !== cell && digitAt(puzzle, other) === digit) return false;
  }
  return true;
}

/** The sample of Baekjoon 2239: its one solution is published. */
const solved = grid(
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127',
);
/** The solution without its 1s, 2s and 3s: a puzzle with several solutions, few enough for a plain search. */
const several = grid(solved.replace(/[123]/g, '.'));
const all = solutionsOf(several);
const inkala = grid(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

describe('browsing solutions', () => {
  const moved = (move: Move, solution: Grid | undefined) =>
    ask({ kind: 'move', puzzle: several, move, solution });

  it('goes through all of them in lexicographic order, on and back', () => {
    expect(all.length).toBeGreaterThan(5);
    const on: Grid[] = [];
    for (let at = first(several); at; at = moved('next', at)) {
      on.push(at);
    }
    expect(on).toEqual(all);
    const back: Grid[] = [];
    for (let at = moved('last', undefined); at; at = moved('previous', at)) {
      back.push(at);
    }
    expect(back).toEqual(all.toReversed());
  });

  it('lists them as text', () => {
    const limit = all.length;
    expect(ask({ kind: 'list', puzzle: several, limit })).toEqual({
      text: `${all.join('\n')}\n`,
      isComplete: true,
    });
    expect(ask({ kind: 'list', puzzle: several, limit: limit - 1 })).toEqual({
      text: `${all.slice(0, -1).join('\n')}\n`,
      isComplete: false,
    });
  });

  it('lists the first ten thousand where there are more', () => {
    const puzzle = grid(solved.replace(/[1-5]/g, '.'));
    const { text, isComplete } = ask({ kind: 'list', puzzle, limit: 10_000 });
    expect(isComplete).toBe(false);
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(10_000);
    expect(lines).toEqual(lines.toSorted());
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('true candidates', () => {
  it('are the digits that occur in solutions, with how often', () => {
    const { digits, counts, solutions } = ask({ kind: 'candidates', puzzle: several });
    expect(solutions).toBe(all.length);
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 1; digit <= 9; digit++) {
        const times = all.filter((one) => digitAt(one, cell) === digit).length;
        expect(counts?.[cell * 9 + digit - 1]).toBe(times);
        expect(((digits[cell] ?? 0) & (1 << digit)) !== 0).toBe(times > 0);
      }
    }
  });

  it('are all nine in every cell of the empty grid, uncounted', () => {
    const { digits, counts } = ask({ kind: 'candidates', puzzle: emptyGrid });
    expect(digits).toEqual(new Array<number>(81).fill(0b1111111110));
    expect(counts).toBeUndefined();
  });
});

it('an estimate is told from a count', () => {
  const { isEstimate, solutions } = ask({ kind: 'count', puzzle: emptyGrid });
  expect(isEstimate).toBe(true);
  // The number is 6,670,903,752,021,072,936,960, computed by Felgenhauer and Jarvis.
  expect(Math.abs(Math.log10(solutions) - 21.824)).toBeLessThan(1);
});

it('a reduced puzzle has no redundant givens, and the same solution', () => {
  const puzzle = grid(puzzleLine('easy50.txt'));
  expect(ask({ kind: 'redundant', puzzle })).not.toEqual([]);
  const minimal = ask({ kind: 'reduce', puzzle });
  expect(ask({ kind: 'redundant', puzzle: minimal })).toEqual([]);
  expect(ask({ kind: 'certificate', puzzle: minimal })).toEqual({
    kind: 'unique',
    solution: first(puzzle),
  });
});

describe('entries', () => {
  const right = withDigit(inkala, 1, 1);
  const wrong = withDigit(right, 2, 4); // r1c3 is 2

  it('are wrong where no solution has them', () => {
    expect(ask({ kind: 'check', givens: inkala, digits: right })).toMatchObject({
      solvable: true,
      wrong: [],
    });
    expect(ask({ kind: 'check', givens: inkala, digits: wrong })).toEqual({
      givensSolvable: true,
      solvable: false,
      wrong: [2],
      several: false,
    });
  });

  it('went wrong after the last position that had a solution', () => {
    const later = withDigit(wrong, 3, 7);
    const lastSolvable = (positions: readonly Grid[]) => ask({ kind: 'mistake', positions });
    expect(lastSolvable([inkala, right, wrong, later])).toBe(1);
    expect(lastSolvable([inkala, right])).toBe(1);
    expect(lastSolvable([grid(`5.......5${'.'.repeat(72)}`)])).toBeUndefined();
  });
});

/** An example of each kind of question; a kind without an example does not compile. */
const examples: { [Kind in QuestionKind]: QuestionOf<Kind> } = {
  certificate: { kind: 'certificate', puzzle: inkala },
  count: { kind: 'count', puzzle: inkala },
  move: { kind: 'move', puzzle: inkala, move: 'last', solution: undefined },
  list: { kind: 'list', puzzle: inkala, limit: 3 },
  candidates: { kind: 'candidates', puzzle: inkala },
  redundant: { kind: 'redundant', puzzle: inkala },
  reduce: { kind: 'reduce', puzzle: inkala },
  check: { kind: 'check', givens: inkala, digits: inkala },
  mistake: { kind: 'mistake', positions: [inkala] },
};

describe('any question', () => {
  it('that the page can ask is known to the core', () => {
    for (const question of Object.values(examples)) {
      expect(() => ask(question), question.kind).not.toThrow();
    }
    expect(ask({ kind: 'count', puzzle: several })).toEqual({
      solutions: all.length,
      isEstimate: false,
      standardError: 0,
    });
  });

  it('is answered the same in slices of any size', () => {
    const question = { kind: 'certificate', puzzle: several } as const;
    const whole = ask(question, 1e9);
    expect(ask(question, 10)).toEqual(whole);
  });

  it('is refused where it lacks what it asks about', () => {
    const short = emptyGrid.slice(1) as Grid;
    expect(() => ask({ kind: 'reduce', puzzle: short })).toThrow(Refused);
    expect(() => ask({ kind: 'list', puzzle: several, limit: 0 })).toThrow(Refused);
    expect(() => ask({ kind: 'move', puzzle: several, move: 'next', solution: undefined })).toThrow(
      Refused,
    );
    expect(() => ask({ kind: 'check', givens: several, digits: short })).toThrow(Refused);
    expect(core.askReduce(short)).toBeNull();
    expect(core.askNext(several, true, several)).toBeNull();
  });
});

// Answers to questions, compared with a plain search written for this test alone and with known facts.
import { describe, expect, it } from 'vitest';
import { digitAt, gridOf, withDigit, type Grid } from '../../../web/core/grid';
import type {
  AnswerTo,
  Move,
  QuestionKind,
  QuestionOf,
} from '../../../web/core/questions/questions';
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

const certificateOf = (puzzle: Grid) => ask({ kind: 'certificate', puzzle });
const first = (puzzle: Grid) => ask({ kind: 'move', puzzle, move: 'first', solution: undefined });
const isSolvable = (givens: Grid) => ask({ kind: 'check', givens, digits: givens }).givensSolvable;

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

const blanked = (puzzle: Grid, cells: readonly number[]): Grid =>
  cells.reduce((rest, cell) => withDigit(rest, cell, 0), puzzle);

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

describe('a certificate', () => {
  it('says of a published puzzle that its published solution is the only one', () => {
    expect(certificateOf(inkala)).toEqual({
      kind: 'unique',
      solution: '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
    });
  });

  it('counts several solutions exactly and shows the first of them and another', () => {
    const found = certificateOf(several);
    if (found.kind !== 'several') throw new Error(found.kind);
    expect(found.count).toEqual({ solutions: all.length, isEstimate: false, standardError: 0 });
    expect(found.first).toBe(all[0]);
    const distances = all.map(
      (one) => Array.from(one).filter((d, cell) => d !== all[0]?.[cell]).length,
    );
    const nearest = Math.min(...distances.filter((distance) => distance > 0));
    expect(distances[all.indexOf(found.other)]).toBe(nearest);
  });

  it('gives cells that leave one solution, and no fewer would', () => {
    const found = certificateOf(several);
    if (found.kind !== 'several') throw new Error(found.kind);
    const { cells, solution, isSmallest } = found.completion;
    const left = (chosen: readonly number[], as: Grid) =>
      all.filter((one) => chosen.every((cell) => one[cell] === as[cell]));
    expect(left(cells, solution)).toEqual([solution]);
    expect(isSmallest).toBe(true);
    for (const one of all) {
      for (let a = 0; cells.length > 1 && a < 81; a++) expect(left([a], one).length).not.toBe(1);
      for (let a = 0; cells.length > 2 && a < 81; a++) {
        for (let b = a + 1; b < 81; b++) expect(left([a, b], one).length).not.toBe(1);
      }
    }
  });

  it('gives one cell where two solutions differ in a rectangle of four', () => {
    // The test finds two cells of a row and the two cells below them in another band, which hold the same two digits crosswise.
    const found = rectangle();
    const puzzle = blanked(solved, found);
    expect(solutionsOf(puzzle)).toHaveLength(2);
    expect(certificateOf(puzzle)).toMatchObject({
      kind: 'several',
      count: { solutions: 2, isEstimate: false },
      completion: { isSmallest: true, cells: [expect.any(Number)] },
    });
  });

  it('labels an estimate as one where there are too many to count', () => {
    const found = certificateOf(grid('.'.repeat(81)));
    if (found.kind !== 'several') throw new Error(found.kind);
    expect(found.count.isEstimate).toBe(true);
    // The number is 6,670,903,752,021,072,936,960, computed by Felgenhauer and Jarvis.
    expect(Math.abs(Math.log10(found.count.solutions) - 21.824)).toBeLessThan(1);
    expect(found.completion.isSmallest).toBe(false);
    const { cells, solution } = found.completion;
    const puzzle = cells.reduce<Grid>(
      (rest, cell) => withDigit(rest, cell, digitAt(solution, cell)),
      grid('.'.repeat(81)),
    );
    expect(certificateOf(puzzle).kind).toBe('unique');
    // No puzzle of 16 givens has one solution (McGuire, Tugemann and Civario).
    expect(cells.length).toBeGreaterThanOrEqual(17);
  });

  it('names the two givens that contradict each other', () => {
    const found = certificateOf(grid(`5.......5${'.'.repeat(72)}`));
    expect(found).toMatchObject({ kind: 'none', conflict: { cells: [0, 8], isSmallest: true } });
  });

  it('names the seven givens that leave a row no cell for a digit', () => {
    // 1 to 6 fill row 1 in two boxes, and the 9 in row 2 keeps 9 out of the third box's part of row 1.
    const harmless = '123456789';
    const puzzle = grid(`12345678........9${'.'.repeat(37)}${harmless}${'.'.repeat(18)}`);
    expect(certificateOf(puzzle).kind).toBe('none');
    expect(certificateOf(grid(`12345678........9${'.'.repeat(64)}`))).toMatchObject({
      kind: 'none',
      conflict: { cells: [0, 1, 2, 3, 4, 5, 16], isSmallest: true },
    });
  });

  it('finds givens of Norvig’s impossible puzzle that leave no solution, none of them without need', () => {
    const puzzle = grid(puzzleLine('pathological.txt', 1));
    const found = certificateOf(puzzle);
    if (found.kind !== 'none') throw new Error(found.kind);
    const { cells } = found.conflict;
    const only = (chosen: readonly number[]) =>
      chosen.reduce<Grid>(
        (rest, cell) => withDigit(rest, cell, digitAt(puzzle, cell)),
        grid('.'.repeat(81)),
      );
    expect(isSolvable(only(cells))).toBe(false);
    for (const cell of cells) {
      expect(isSolvable(only(cells.filter((other) => other !== cell)))).toBe(true);
    }
  });
});

/** Four cells in two rows, two columns and two boxes that hold two digits crosswise. */
function rectangle(): number[] {
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; b < (Math.floor(a / 9) + 1) * 9; b++) {
      for (let down = 9; a + down < 81; down += 9) {
        const isCrossed = solved[a] === solved[b + down] && solved[b] === solved[a + down];
        const boxes = new Set([a, b, a + down, b + down].map(boxOf));
        if (isCrossed && boxes.size === 2) return [a, b, a + down, b + down];
      }
    }
  }
  throw new Error('no rectangle in this grid');
}

const boxOf = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

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
    const { digits, counts } = ask({ kind: 'candidates', puzzle: grid('.'.repeat(81)) });
    expect(digits).toEqual(new Array<number>(81).fill(0b1111111110));
    expect(counts).toBeUndefined();
  });

  it('are none where there is no solution', () => {
    const { digits } = ask({
      kind: 'candidates',
      puzzle: grid(`12345678........9${'.'.repeat(64)}`),
    });
    expect(digits).toEqual(new Array<number>(81).fill(0));
  });
});

describe('redundant givens', () => {
  it('are none in puzzles of 17 givens, the fewest there are', () => {
    for (let index = 0; index < 20; index++) {
      expect(ask({ kind: 'redundant', puzzle: grid(puzzleLine('17_clue.txt', index)) })).toEqual(
        [],
      );
    }
  });

  it('are those whose lack leaves the solutions as they are', () => {
    const puzzle = grid(puzzleLine('easy50.txt'));
    const one = solutionsOf(puzzle);
    expect(one).toHaveLength(1);
    const expected = Array.from(puzzle)
      .map((character, cell) => (character === '.' ? -1 : cell))
      .filter((cell) => cell >= 0 && certificateOf(withDigit(puzzle, cell, 0)).kind === 'unique');
    expect(ask({ kind: 'redundant', puzzle: puzzle })).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  it('are gone from the reduced puzzle, which has the same solution', () => {
    const puzzle = grid(puzzleLine('easy50.txt'));
    const minimal = ask({ kind: 'reduce', puzzle });
    expect(ask({ kind: 'redundant', puzzle: minimal })).toEqual([]);
    expect(first(minimal)).toBe(first(puzzle));
    expect(certificateOf(minimal).kind).toBe('unique');
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

  it('are not to blame where the givens have no solution', () => {
    const givens = grid(`12345678........9${'.'.repeat(64)}`);
    expect(ask({ kind: 'check', givens: givens, digits: givens })).toMatchObject({
      givensSolvable: false,
      wrong: [],
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
    const short = grid('.'.repeat(81)).slice(1) as Grid;
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

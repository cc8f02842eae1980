// Reports of interpreted programs: the containers that are recognised as boards, and the steps that are filmed.
import { describe, expect, it } from 'vitest';
import { Reports } from '../../../../../web/worker/code/finder/container-reports';
import { blankPuzzle, digitsOf, FilmedSteps, puzzle, rowsOf } from './filmed-steps';

const [done, looking, following] = [0, 1, 2];

/** Reports lists of digits as vm/report.* does, with -1 for values that are no digits. */
class Program {
  readonly film: FilmedSteps;
  readonly reports: Reports;

  constructor(from = puzzle, countsFromEnd = false, film = new FilmedSteps()) {
    this.film = film;
    this.reports = new Reports(from, film, countsFromEnd);
  }

  tell(number: number, list: readonly number[] | readonly number[][], isWritten = false) {
    const rows = list.filter((each) => typeof each !== 'number');
    const kind = (rows.length > 0 ? 2 : 0) + Number(isWritten);
    const digits =
      rows.length > 0
        ? rows.slice(0, 10).flatMap((row) => [row.length, ...row.slice(0, 10)])
        : (list as readonly number[]).slice(0, 82);
    return this.reports.hear(Int32Array.of(-number, kind, list.length, ...digits));
  }

  /** Reports a dictionary whose keys are row and column, both counted from `first`. */
  tellPairs(number: number, digits: readonly number[], first: number) {
    const inTens = Array.from({ length: 100 }, (_, at) => {
      const [row, column] = [Math.floor(at / 10) - first, (at % 10) - first];
      return row < 0 || column < 0 || row > 8 || column > 8 ? 0 : (digits[row * 9 + column] ?? 0);
    });
    return this.reports.hear(Int32Array.of(-number, 4, first, ...inTens));
  }

  /** Reports a write; `row` is -1 in a container without rows. */
  write(number: number, row: number, key: number, digit: number, line = 5) {
    return this.#write(number, digit, pathOf(row, key), line);
  }

  /** Reports that the program has written several values into a container that it reported just before. */
  wroteSeveral(number: number) {
    return this.#write(number, 0, -1);
  }

  put(number: number, row: number, key: number) {
    return this.#write(number, 0, -2 - pathOf(row, key));
  }

  #write(number: number, digit: number, path: number, line = 5) {
    return this.reports.hear(Int32Array.of(number * 16 + digit + 1, path, line, 1));
  }
}

const pathOf = (row: number, key: number) => (row + 1) * 4096 + 1024 + key;
const rows = rowsOf(digitsOf(puzzle));
const fromOne = (of: readonly number[][]) => [
  new Array<number>(10).fill(0),
  ...of.map((row) => [0, ...row]),
];

describe('the signs of a board', () => {
  it('are the last given that is no flag, and others before it', () => {
    const { signs } = new Reports(puzzle, new FilmedSteps());
    expect(signs[0]).toEqual([8, 8, 9]);
    expect(signs).toHaveLength(4);
    for (const [row, column, digit] of signs) {
      expect(digit).toBeGreaterThan(1);
      expect(rows[row]?.[column]).toBe(digit);
    }
  });

  it('are ones where there is nothing else, and none without givens', () => {
    const ones = `1${'0'.repeat(79)}1`;
    expect(new Reports(ones, new FilmedSteps()).signs).toEqual([
      [8, 8, 1],
      [0, 0, 1],
    ]);
    expect(new Reports(blankPuzzle, new FilmedSteps()).signs).toEqual([]);
  });
});

describe('a board', () => {
  it.each([
    ['in rows', rows, 0, 2],
    ['in rows from 1', fromOne(rows), 1, 3],
    ['in rows from 1, columns from 0', [[], ...rows], 1, 2],
    ['in rows from 0, columns from 1', rows.map((row) => [0, ...row]), 0, 3],
    ['in one list', digitsOf(puzzle), -1, 2],
    ['in one list from 1', [0, ...digitsOf(puzzle)], -1, 3],
  ])('is found %s', (_, list, row, key) => {
    const program = new Program();
    expect(program.tell(1, list)).toEqual({ mode: following, isBoard: true, oldest: 0 });
    program.write(1, row, key, 4);
    program.write(1, row, key, 0);
    expect(program.film.steps).toEqual(['r1c3=4', 'r1c3=0']);
  });

  it.each([0, 1])('is found by pairs from %i', (first) => {
    const program = new Program();
    expect(program.tellPairs(1, digitsOf(puzzle), first).isBoard).toBe(true);
    program.write(1, first + 8, first + 7, 3);
    expect(program.film.steps).toEqual(['r9c8=3']);
  });

  it('is the container that holds the puzzle, not flags, masks or texts', () => {
    const program = new Program();
    const no = { mode: looking, isBoard: false, oldest: 0 };
    expect(
      program.tell(1, fromOne(rows.map((row) => row.map((digit) => Number(digit > 0))))),
    ).toEqual(no);
    expect(
      program.tell(
        1,
        rows.map((row) => row.map((digit) => (digit > 0 ? digit : -1))),
      ),
    ).toEqual(no);
    expect(program.tell(1, rows.slice(0, 8))).toEqual(no);
    expect(program.tell(1, rows.with(3, [1, 2, 3]))).toEqual(no);
    expect(program.tell(1, digitsOf(puzzle).with(0, 0))).toEqual(no);
    program.write(1, 0, 2, 4);
    expect(program.film.steps).toEqual([]);
  });

  it('is followed where its rows are replaced', () => {
    const program = new Program();
    program.tell(1, rows);
    program.write(1, 0, 2, 1);
    const next = rows.with(0, [5, 3, 4, 0, 7, 0, 0, 0, 0]).with(1, [6, 7, 2, 1, 9, 5, 0, 0, 0]);
    program.tell(1, next);
    program.wroteSeveral(1);
    expect(program.film.steps).toEqual(['r1c3=1', 'r1c3=0', 'r1c3=4', 'r2c2=7', 'r2c3=2']);
  });

  it('shows nothing while the rows that replace it are no board', () => {
    const program = new Program();
    program.tell(1, rows);
    program.tell(1, rows.with(0, []));
    program.wroteSeveral(1);
    expect(program.film.steps).toEqual([]);
    program.tell(1, rows.with(0, [5, 3, 4, 0, 7, 0, 0, 0, 0]));
    program.wroteSeveral(1);
    expect(program.film.steps).toEqual(['r1c3=4']);
  });

  it('is not asked for any more where the film is full', () => {
    const program = new Program(puzzle, false, new FilmedSteps(2));
    program.tell(1, rows);
    expect(program.write(1, 0, 2, 4).mode).toBe(following);
    expect(program.write(1, 0, 3, 6).mode).toBe(done);
  });
});

describe('copies', () => {
  it('are found where they are written to, and followed', () => {
    const program = new Program();
    program.tell(1, rows);
    program.write(1, 0, 2, 4);
    const copy = rows.with(0, [5, 3, 4, 6, 7, 0, 0, 0, 0]);
    expect(program.tell(2, copy, true).isBoard).toBe(true);
    program.write(2, 0, 3, 6);
    program.tell(1, rows.with(0, [5, 3, 2, 0, 7, 0, 0, 0, 0]));
    program.write(1, 0, 2, 2);
    expect(program.film.steps).toEqual(['r1c3=4', 'r1c4=6', 'r1c4=0', 'r1c3=0', 'r1c3=2']);
  });

  it('are none where a given is missing', () => {
    const program = new Program();
    program.tell(1, rows);
    expect(program.tell(2, rows.with(0, [5, 3, 4, 0, 0, 0, 0, 0, 0]), true).isBoard).toBe(false);
    expect(program.tell(3, rows.with(0, [5, 3, 4, 0, 7, 0, 0, 0, 0])).isBoard).toBe(false);
  });

  it('are filled cell by cell without a step', () => {
    const program = new Program();
    program.tell(1, rows);
    program.write(1, 0, 2, 4);
    program.write(1, 8, 7, 7);
    program.film.taken();
    program.tell(2, rows, true);
    program.write(2, 0, 2, 4);
    program.write(2, 8, 7, 7);
    expect(program.film.steps).toEqual([]);
    program.write(2, 8, 8, 0);
    expect(program.film.steps).toEqual(['r9c9=0']);
  });

  it('that were there when the puzzle was read are followed at once', () => {
    const program = new Program();
    program.tell(1, rows);
    program.tell(2, rows);
    program.write(1, 0, 2, 4);
    program.write(1, 0, 3, 6);
    program.write(2, 0, 2, 4);
    expect(program.film.steps).toEqual(['r1c3=4', 'r1c4=6', 'r1c4=0']);
  });

  it('are forgotten, the oldest first, and found anew', () => {
    const program = new Program();
    for (let number = 1; number <= 512; number++) {
      expect(program.tell(number, rows, number > 1).oldest).toBe(0);
    }
    expect(program.tell(513, rows, true).oldest).toBe(2);
    program.write(1, 0, 2, 4);
    expect(program.film.steps).toEqual([]);
    expect(program.tell(514, rows, true)).toEqual({ mode: following, isBoard: true, oldest: 3 });
    program.write(514, 0, 2, 4);
    expect(program.film.steps).toEqual(['r1c3=4']);
  });
});

describe('without givens', () => {
  const blank = rowsOf(digitsOf(blankPuzzle));

  it('a board is where a digit is put, and not before', () => {
    const program = new Program(blankPuzzle);
    expect(program.tell(1, blank).isBoard).toBe(false);
    expect(program.put(1, 0, 0)).toEqual({ mode: following, isBoard: true, oldest: 0 });
    program.write(1, 0, 0, 1);
    expect(program.film.steps).toEqual(['r1c1=1']);
  });

  it.each([
    ['from 1 where the digit is', 1, 1, 'r1c1=3'],
    ['from 0 where the digit is', 0, 0, 'r1c1=3'],
  ])('a longer list counts %s', (_, row, key, step) => {
    const program = new Program(blankPuzzle);
    program.tell(1, fromOne(blank));
    program.put(1, row, key);
    program.write(1, row, key, 3);
    expect(program.film.steps).toEqual([step]);
  });

  it('a longer list stays where it begins while its rows are replaced', () => {
    const program = new Program(blankPuzzle);
    program.tell(1, fromOne(blank));
    program.put(1, 1, 1);
    program.tell(1, fromOne(blank.with(0, [3, 0, 0, 0, 0, 0, 0, 0, 0])));
    program.wroteSeveral(1);
    expect(program.film.steps).toEqual(['r1c1=3']);
  });

  it('a copy holds an earlier state of the board, and lists of flags are no copies', () => {
    const program = new Program(blankPuzzle);
    program.tell(1, blank);
    program.put(1, 0, 0);
    program.write(1, 0, 0, 1);
    program.write(1, 0, 1, 2);
    program.tell(2, blank.with(4, [0, 0, 0, 0, 1, 0, 0, 0, 0]));
    expect(program.put(2, 4, 5).isBoard).toBe(false);
    program.tell(2, blank);
    expect(program.put(2, 4, 5).isBoard).toBe(false);
    program.tell(2, blank.with(0, [1, 0, 0, 0, 0, 0, 0, 0, 0]));
    expect(program.put(2, 0, 1).isBoard).toBe(true);
    program.write(2, 0, 1, 3);
    expect(program.film.steps).toEqual(['r1c1=1', 'r1c2=2', 'r1c2=0', 'r1c2=3']);
  });
});

describe('writes outside a board', () => {
  it('are noticed in rows, once a line, in the order of lines', () => {
    const program = new Program();
    program.tell(1, rows);
    program.write(1, 0, 9, 4, 12);
    program.write(1, 1, -1, 4, 8);
    program.write(1, 1, 11, 4, 8);
    expect(program.reports.faults).toEqual([
      { kind: 'out-of-bounds', line: 8, text: '' },
      { kind: 'out-of-bounds', line: 12, text: '' },
    ]);
    expect(program.film.steps).toEqual([]);
  });

  it('are counted from the end where the language does that', () => {
    const program = new Program(puzzle, true);
    program.tell(1, digitsOf(puzzle));
    program.write(1, -1, -79, 4);
    program.write(1, -1, -3, 1);
    expect(program.film.steps).toEqual(['r1c3=4', 'r9c7=1']);
    expect(program.reports.faults.map(({ text }) => text)).toEqual(['[-79]', '[-3]']);
  });
});

// The finder of boards: the boards that it finds, the copies that it follows, and the order of the film.
import { describe, expect, it } from 'vitest';
import { BoardFinder, type Container } from '../../../../../web/worker/code/finder/board-finder';
import { Kept } from '../../../../../web/worker/code/finder/remembered-containers';
import { blankPuzzle, digitsOf, FilmedSteps, puzzle } from './filmed-steps';

class Digits implements Container {
  isArriving = false;
  readonly mayBeReused: boolean;
  readonly digits: (number | undefined)[];

  constructor(digits: readonly (number | undefined)[], mayBeReused = false) {
    this.digits = [...digits];
    this.mayBeReused = mayBeReused;
  }

  digitAt(cell: number): number | undefined {
    return this.digits[cell];
  }

  copy(): Digits {
    return new Digits(this.digits, this.mayBeReused);
  }
}

function found(board = new Digits(digitsOf(puzzle)), from = puzzle) {
  const film = new FilmedSteps();
  const finder = new BoardFinder<Digits>(from, film);
  finder.begin(board);
  const put = (container: Digits, cell: number, digit: number | undefined) => {
    container.digits[cell] = digit;
    return finder.wrote(container, cell, digit, 7, 1);
  };
  return { board, film, finder, put };
}

describe('containers that may be the board', () => {
  const { finder } = found();

  it('holds the puzzle as it was read, and nothing else', () => {
    expect(finder.isAsRead(new Digits(digitsOf(puzzle)))).toBe(true);
    expect(finder.isAsRead(new Digits(digitsOf(puzzle).with(2, 4)))).toBe(false);
    expect(finder.isAsRead(new Digits(digitsOf(puzzle).with(0, 0)))).toBe(false);
  });

  it('as a copy holds every given, and digits or blanks beside them', () => {
    const digits: (number | undefined)[] = digitsOf(puzzle);
    expect(finder.hasGivens(new Digits(digits.with(2, 4)))).toBe(true);
    expect(finder.hasGivens(new Digits(digits.with(2, undefined)))).toBe(false);
    expect(finder.hasGivens(new Digits(digits.with(0, 4)))).toBe(false);
  });

  it('has begun if a written blank has a digit and all other cells are unchanged', () => {
    const begun = (cell: number, digit: number, written: number) =>
      finder.isBegun(new Digits(digitsOf(puzzle).with(cell, digit)), (each) => each === written);
    expect(begun(2, 4, 2)).toBe(true);
    expect(begun(2, 4, 3)).toBe(false);
    expect(begun(2, 0, 2)).toBe(false);
    expect(begun(0, 4, 0)).toBe(false);
  });

  it('is empty without givens, and later holds an earlier state of the board', () => {
    const { board, finder: blank, put } = found(new Digits(digitsOf(blankPuzzle)), blankPuzzle);
    const empty = board.copy();
    put(board, 0, 1);
    const earlier = board.copy();
    put(board, 1, 2);
    expect(blank.isEarlier(earlier)).toBe(true);
    expect(blank.isEarlier(board)).toBe(true);
    expect(blank.isEarlier(empty)).toBe(false);
    // Containers with these digits were not filled in the board's order, so they are flags or another board.
    expect(blank.isEarlier(new Digits(digitsOf(blankPuzzle).with(1, 2)))).toBe(false);
    expect(blank.isEarlier(new Digits(earlier.digits.with(40, 1)))).toBe(false);
  });

  it('is empty before there is a board without givens', () => {
    const blank = new BoardFinder<Digits>(blankPuzzle, new FilmedSteps());
    expect(blank.isEarlier(new Digits(digitsOf(blankPuzzle)))).toBe(true);
    expect(blank.isEarlier(new Digits(digitsOf(blankPuzzle).with(3, 1)))).toBe(false);
    expect(blank.isEarlier(new Digits(new Array<undefined>(81).fill(undefined)))).toBe(false);
  });
});

describe('the board', () => {
  it('is filmed as it is written, and not where that changes nothing', () => {
    const { board, film, put } = found();
    put(board, 2, 1);
    put(board, 2, 1);
    put(board, 2, 4);
    put(board, 2, 0);
    put(board, 0, 5);
    expect(film.steps).toEqual(['r1c3=1', 'r1c3=4', 'r1c3=0']);
    expect(film.lines).toEqual([7, 7, 7]);
  });

  it('has a blank where something else than a digit stands', () => {
    const { board, film, put } = found();
    put(board, 2, 1);
    put(board, 2, undefined);
    expect(film.steps).toEqual(['r1c3=1', 'r1c3=0']);
  });

  it('is the first that was found', () => {
    const { board, finder } = found();
    finder.begin(board.copy());
    expect(finder.board).toBe(board);
  });
});

describe('a copy', () => {
  it('is followed once it is written to', () => {
    const { board, film, put, finder } = found();
    put(board, 2, 1);
    const copy = board.copy();
    put(copy, 3, 2);
    expect(finder.board).toBe(copy);
    expect(film.steps).toEqual(['r1c3=1', 'r1c4=2']);
  });

  it('takes back the digits that it lacks, the last filled first, and then shows its own', () => {
    const { board, film, put } = found();
    const early = board.copy();
    put(board, 5, 4);
    put(board, 6, 9);
    put(board, 2, 1);
    put(board, 3, 2);
    film.taken();
    early.digits[6] = 9;
    early.digits[8] = 8;
    put(early, 3, 6);
    expect(film.steps).toEqual(['r1c4=0', 'r1c3=0', 'r1c6=0', 'r1c4=6', 'r1c9=8']);
  });

  it('that is filled cell by cell shows nothing as long as it agrees with the board', () => {
    const { board, film, put, finder } = found();
    put(board, 2, 1);
    put(board, 3, 2);
    film.taken();
    const copy = new Digits(digitsOf(puzzle));
    copy.isArriving = true;
    put(copy, 2, 1);
    put(copy, 3, 2);
    expect(film.steps).toEqual([]);
    expect(finder.board).toBe(board);
    put(copy, 5, 8);
    expect(film.steps).toEqual(['r1c6=8']);
    // From now on the copy is a board like any other.
    put(copy, 2, 0);
    put(board, 5, 0);
    expect(film.steps).toEqual(['r1c6=8', 'r1c3=0', 'r1c6=0', 'r1c3=1']);
  });

  it('stops being a copy where its memory is used for something else', () => {
    const { board, film, finder, put } = found(new Digits(digitsOf(puzzle), true));
    put(board, 2, 1);
    const copy = board.copy();
    expect(put(copy, 3, undefined)).toBe(false);
    copy.digits[40] = undefined;
    expect(put(copy, 3, 4)).toBe(false);
    expect(finder.board).toBe(board);
    expect(film.steps).toEqual(['r1c3=1']);
  });
});

describe('remembered sections', () => {
  it('has a limit, beyond which the oldest are forgotten', () => {
    const forgotten: number[] = [];
    const kept = new Kept<{ number: number }>(({ number }) => {
      forgotten.push(number);
    });
    const all = Array.from({ length: 514 }, (_, number) => ({ number }));
    for (const each of all) kept.add(each);
    expect(forgotten).toEqual([0, 1]);
    expect(all.map((each) => kept.has(each)).lastIndexOf(false)).toBe(1);
  });

  it('is not forgotten twice', () => {
    const forgotten: string[] = [];
    const kept = new Kept<{ name: string }>(({ name }) => {
      forgotten.push(name);
    });
    const one = { name: 'one' };
    kept.add(one);
    kept.drop(one);
    kept.drop(one);
    expect(forgotten).toEqual(['one']);
    expect([...kept]).toEqual([]);
  });
});

// A game on a board of any size: the digits and notes that a person has written, with undo.
import type { Sheet } from '../../core/varied/varied-game';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { pushed, redone, replaced, undone, type History } from '../shared/state/history';

/** The ways to write: digits, or notes in the corners or the centre. */
export const writings = ['digit', 'corner', 'centre'] as const;
export type Writing = (typeof writings)[number];

export type Game = History<Sheet>;

export type GameAction =
  /** 0 erases. `again`: the digit takes the place of the last one, of which it is the whole number. */
  | {
      type: 'write';
      cells: readonly number[];
      digit: number;
      writing: Writing;
      again?: boolean;
    }
  | { type: 'fill'; digits: readonly number[] }
  | { type: 'restore'; sheet: Sheet }
  | { type: 'undo' | 'redo' | 'reset' };

type Begun = Pick<VariedPuzzle, 'givens' | 'candidates' | 'digits'>;

export function newGame(puzzle: Begun): Game {
  return { past: [], present: firstSheet(puzzle), future: [] };
}

const firstSheet = (puzzle: Begun): Sheet => ({
  ...blankSheet(puzzle.givens),
  centre: marksOf(puzzle),
});

/** The candidates of blanks that the author has marked are notes from the beginning: a Sukaku has nothing else. */
function marksOf({ givens, candidates, digits }: Begun): readonly number[] {
  const every = 2 ** (digits + 1) - 2;
  return candidates.map((bits, cell) => (givens[cell] || bits === every ? 0 : bits));
}

export const hasMarks = (puzzle: Begun): boolean => marksOf(puzzle).some((bits) => bits > 0);

export const blankSheet = (givens: readonly number[]): Sheet => ({
  digits: givens,
  corner: givens.map(() => 0),
  centre: givens.map(() => 0),
});

export function played(game: Game, action: GameAction, puzzle: Begun): Game {
  const { givens } = puzzle;
  switch (action.type) {
    case 'undo':
      return undone(game);
    case 'redo':
      return redone(game);
    case 'reset': {
      const first = firstSheet(puzzle);
      return isSame(game.present, first) ? game : pushed(game, first);
    }
    case 'restore':
      return isSame(action.sheet, game.present) ? game : pushed(game, action.sheet);
    case 'fill':
      return pushed(game, { ...game.present, digits: action.digits });
    case 'write': {
      const before = action.again ? undone(game).present : game.present;
      const next = written(before, action, givens);
      if (action.again) return replaced(game, next);
      return isSame(next, game.present) ? game : pushed(game, next);
    }
  }
}

const isSame = (one: Sheet, other: Sheet): boolean =>
  (['digits', 'corner', 'centre'] as const).every((key) =>
    one[key].every((value, cell) => value === other[key][cell]),
  );

type Write = Extract<GameAction, { type: 'write' }>;

/** A digit or note that all of the cells have is taken away. */
function written(sheet: Sheet, { cells, digit, writing }: Write, givens: readonly number[]): Sheet {
  const own = cells.filter((cell) => !givens[cell]);
  if (writing === 'digit' || (digit === 0 && !own.some((cell) => sheet[writing][cell]))) {
    const isTakenAway = own.length > 1 && own.every((cell) => sheet.digits[cell] === digit);
    return withDigit(sheet, own, isTakenAway ? 0 : digit);
  }
  const blanks = own.filter((cell) => !sheet.digits[cell]);
  const bit = 1 << digit;
  const areNoted = blanks.every((cell) => (sheet[writing][cell] ?? 0) & bit);
  const noted = (bits: number) => (digit === 0 ? 0 : areNoted ? bits & ~bit : bits | bit);
  return { ...sheet, [writing]: changed(sheet[writing], blanks, noted) };
}

const withDigit = (sheet: Sheet, cells: readonly number[], digit: number): Sheet => {
  // Erasing a blank takes away its notes; a digit leaves them for who takes it back.
  const blanks = digit === 0 ? cells.filter((cell) => !sheet.digits[cell]) : [];
  return {
    digits: changed(sheet.digits, cells, () => digit),
    corner: changed(sheet.corner, blanks, () => 0),
    centre: changed(sheet.centre, blanks, () => 0),
  };
};

function changed(
  values: readonly number[],
  cells: readonly number[],
  change: (value: number) => number,
): readonly number[] {
  if (cells.length === 0) return values;
  const next = [...values];
  for (const cell of cells) next[cell] = change(next[cell] ?? 0);
  return next;
}

export const isFull = ({ digits }: Sheet): boolean => digits.every((digit) => digit > 0);

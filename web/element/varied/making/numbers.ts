// The numbers that a rule takes, and how they are typed: a digit after the other, as on a keypad.
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';

type Board = Pick<VariedPuzzle, 'digits'>;
type Numbers = readonly number[];

export interface RuleNumbers {
  /** The ones of a new rule. */
  first: (board: Board, cells: readonly number[]) => Numbers;
  /** With one digit more; undefined: without the last one. `isFirst`: nothing was typed for it before. Undefined: none can be typed. */
  typed?: (numbers: Numbers, digit: number | undefined, isFirst: boolean, board: Board) => Numbers;
  /** The rule says nothing as long as it has none. */
  isNeeded?: true;
}

/** Longer ones are begun anew. */
const most = 9999;

const whole =
  (usual: (board: Board) => Numbers): NonNullable<RuleNumbers['typed']> =>
  ([before = 0], digit, isFirst, board) => {
    const next =
      digit === undefined ? Math.floor(before / 10) : (isFirst ? 0 : before * 10) + digit;
    const number = next > most ? (digit ?? 0) : next;
    return digit === undefined && number === 0 ? usual(board) : [number];
  };

const nothing = () => [];

/** A number that may be left out. */
export const anyNumber: RuleNumbers = { first: nothing, typed: whole(nothing) };
export const neededNumber: RuleNumbers = { ...anyNumber, isNeeded: true };

export function usually(number: (digits: number) => number): RuleNumbers {
  const usual = ({ digits }: Board) => [number(digits)];
  return { first: usual, typed: whole(usual) };
}

/** One of a few: the first that begins with the digit. */
export const oneOf = (...numbers: readonly number[]): RuleNumbers => ({
  first: () => numbers.slice(0, 1),
  typed: (before, digit) => {
    const wanted = numbers.find((number) => String(number).startsWith(String(digit)));
    return wanted === undefined ? before : [wanted];
  },
});

/** So many digits of the board at most. */
export const digitsUpTo = (count: number): RuleNumbers => ({
  first: nothing,
  typed: (before, digit, isFirst, { digits }) => {
    if (digit === undefined) return before.slice(0, -1);
    const kept = isFirst || before.length === count ? [] : before;
    return digit < 1 || digit > digits ? before : [...kept, digit].toSorted((a, b) => a - b);
  },
  isNeeded: true,
});

/** The place of the first cell among the others, from 1. */
export const ownPlace: RuleNumbers = {
  first: (_, [marked, ...others]) => [others.indexOf(marked ?? -1) + 1],
};

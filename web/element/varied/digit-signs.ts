// How the digits of a board are written and typed: as figures, or as letters where the puzzle has them.
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';

type Digits = Pick<VariedPuzzle, 'digits' | 'areLetters'>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

export const signOfDigit = ({ areLetters }: Pick<Digits, 'areLetters'>, digit: number): string =>
  areLetters ? (letters[digit - 1] ?? '') : String(digit);

export const digitsOf = ({ digits }: Pick<Digits, 'digits'>): number[] =>
  Array.from({ length: digits }, (_, index) => index + 1);

/** The digit of a letter: A stands for 1 where digits are letters, and for 10 elsewhere. */
export function digitOfLetter({ digits, areLetters }: Digits, letter: string): number | undefined {
  const place = letter.length === 1 ? letters.indexOf(letter.toUpperCase()) : -1;
  const digit = place + (areLetters ? 1 : 10);
  return place >= 0 && digit <= digits ? digit : undefined;
}

/** Digits as bits, from bit 1 for the digit 1; see core/varied/varied-puzzle.ts. */
export const digitsIn = (bits: number): number[] => {
  const found: number[] = [];
  for (let digit = 1; digit <= 25; digit++) if (bits & (1 << digit)) found.push(digit);
  return found;
};

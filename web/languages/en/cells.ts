// The name of a cell in English, of a board of any size: r5c5.
import { wordsIn } from '../look-up';

export const words = {
  /** Both from 1. */
  at: (row: number, column: number) => `r${row}c${column}`,
};

export const cellWordsIn = wordsIn(
  words,
  import.meta.glob('../*/cells.ts', { eager: true, import: 'words' }),
);

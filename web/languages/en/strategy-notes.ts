// A note in English on each strategy.
import type { StrategyName } from '../../core/strategy';
import { wordsIn } from '../look-up';

export const words = {
  'scan-blanks': 'Follows a list of blanks and reads the row, column and box before each digit.',
  'copied-blanks': 'The same, but copies the list of blanks at every level.',
  'nested-vectors': 'A list of blanks on a board made of vectors of vectors.',
  'copied-board': 'The same, with the board passed by value: every call and every check copies it.',
  'used-flags': 'Visits every cell; flag tables hold the digits that each house has used.',
  'scan-cells': 'Visits every cell by row and column and reads the houses each time.',
  'candidate-list': 'Lists a cell’s candidates once, on entering it.',
  'first-blank': 'Searches the whole board for the first blank at every step.',
  greedy: 'Takes the smallest digit that fits and never takes one back.',
  'house-masks': 'Keeps nine bits for each row, column and box.',
  'fewest-candidates': 'Fills the blank with the fewest candidates next.',
  propagation: 'Fills every forced digit before it tries one.',
  'exact-cover': 'Knuth’s Algorithm X with dancing links.',
  fast: 'Works on all digits at once with SIMD; it has no steps to count.',
} satisfies Record<StrategyName, string>;

export type StrategyNotes = typeof words;

export const strategyNotesIn = wordsIn(
  words,
  import.meta.glob('../*/strategy-notes.ts', { eager: true, import: 'words' }),
);

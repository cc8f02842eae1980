// The lesson on candidates in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Instead of checking digit by digit, a program can collect all *candidates* when it enters a cell: `used[10]` starts as false, one pass over row, column and box sets the digits it meets to true, and every digit that is still false is a candidate.',
    ],
    question:
      'The figure shows the digits in the row, column and box of r1c2. How many candidates does r1c2 have?',
    right:
      'Three, {4, 7, 8}. A digit may be both in the row and in the box, but you take it away only once.',
    wrong: () => 'Count the digits from 1 to 9 that are in none of the three lines.',
  },
  {
    text: [
      'This program numbers cells by `depth`, from 0 to 81: `depth / 9` is the row, `depth % 9` the column, and at 81 the board is full.',
      'Its loop goes over the list of candidates, not from 1 to 9.',
    ],
    question: 'Which digit does r1c2 get first?',
    right: '4: the program filled the list from small to large and reads it in that order.',
    wrong: () => 'It is a candidate, but not the first on the list.',
  },
  {
    text: [
      'The candidates of r4c2 were {1, 8}. With 1 there, no digit fitted the next cell, so the search took the 1 back. The board has changed in between and changed back: can the program still use the old list?',
    ],
    question: 'Which digit does r4c2 get next?',
    right:
      '8. When the search is back, all deeper cells are empty again and the board is the same as when the list was made, so the program need not collect again.',
    wrong: (digit) =>
      digit === 1 ? '1 has just been tried. Which is next on the list?' : 'It is not on the list.',
  },
  {
    text: [
      'Without any candidate the loop does not run at all and the call returns: a dead end needs no extra check.',
      'The more candidates a cell has, the more reads the list saves: the program reads the 27 cells once, not once for every digit. The steps are the same.',
    ],
  },
]);

export type CandidatesLesson = typeof words;

export const candidatesLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-candidates.ts', { eager: true, import: 'words' }),
);

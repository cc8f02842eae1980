// The lesson on cost in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'All programs so far go row by row, small digits first. They differ only in how they find the digits that fit.',
      'scan-blanks, which reads cells, solves the sample of 2239 in 323 steps.',
    ],
    question: 'How many steps does house-masks take, with bitmasks?',
    right:
      '323, the same: both put in and take back the same digits in the same order. Count all four and see.',
    wrong: () => 'However the programs check, they put in the same digits in the same order.',
  },
  {
    text: ['Only the cost of a step differs. Scanning reads up to 27 cells for one digit.'],
    question: 'How many flags does a program read at most for one digit?',
    right: '3: one for the row, one for the column, one for the box.',
    wrong: (number) =>
      number === 27 ? 'Scanning reads 27.' : 'The program asks one row, one column and one box.',
  },
  {
    text: [
      'A *bitmask* has a bit for each digit: one integer holds the digits of a row, others those of a column and a box. The OR of the three gives all used digits at once.',
    ],
    question: 'How many integers does a program read to check all nine digits?',
    right:
      '3, since each covers all nine digits. Count the reads of the four programs: the steps are the same, but the reads differ several times over.',
    wrong: (number) =>
      number === 27
        ? 'Not 3 for each digit: one integer holds all nine.'
        : 'There is one integer for the row, one for the column, one for the box.',
  },
  {
    text: [
      'Still, that is only a small factor. The steps are the same, and with a hundred million steps all four programs are slow. Fewer steps need another order: see “The order of cells”.',
      'This program shows what bitmasks look like.',
    ],
  },
]);

export type SameStepsLesson = typeof words;

export const sameStepsLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-same-steps.ts', { eager: true, import: 'words' }),
);

// The lesson on stopping in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'This board has 36 blanks. At this moment the search fills the last one and has found the solution.',
      'Printing it is not the end: every call on the stack has to return before `main` does.',
    ],
    question: 'How many calls of `dfs` are on the stack?',
    right: '37: one for each of 36 blanks, and the last one, which found that no blank is left.',
    wrong: (number) =>
      number === 36
        ? 'One for each blank, and one more that found the board full.'
        : 'Count one call for each blank.',
  },
  {
    text: [
      'The first way to stop is a *flag*: a global `found` becomes true with the solution, and the line behind each recursive call returns at once if it is set.',
      'Without that line the loops go on to their next digits, and the program prints every further solution.',
    ],
    question:
      'This board has three solutions. How many boards does the program print if nothing stops it?',
    right:
      'Three. Inputs with one solution hide the mistake; an input with many solutions gets *output limit exceeded* or *time limit exceeded*. The empty board has about 6.67 × 10²¹ solutions.',
    wrong: () => 'It prints one board for each solution that it finds.',
  },
  {
    text: [
      'The second way is a *returned value*: `if (dfs()) return true;` reports the success to the caller, and the `board = 0` after it does not run.',
      'This program prints the board in `main`, when the recursion is over.',
    ],
    question:
      'Without `return true`, the search tries everything to the end before `main` prints. How many blanks does the board have then?',
    right:
      '36, as at the start: each call emptied its cell on the way back. A program that prints later must not take digits back after a success.',
    wrong: (number) =>
      number === 0
        ? 'There are 0 blanks at the moment of the solution, but every call runs `board = 0` on its way back.'
        : 'Each call that returns empties its own cell.',
  },
  {
    text: [
      'The third way is `exit(0)`: it ends the whole program right after printing, so no call has to return. In Java it is `System.exit(0)`.',
      'It is short, but useless if there are several test cases or the program calls the function again. In such a case, use a flag or a returned value.',
    ],
  },
]);

export type StoppingLesson = typeof words;

export const stoppingLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-stopping.ts', { eager: true, import: 'words' }),
);

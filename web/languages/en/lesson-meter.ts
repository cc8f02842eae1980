// The lesson on the 12095 challenge in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Baekjoon 12095 reverses the question: it shows a plain backtracking function with a counter of its calls, `cnt`, and asks for the Sudoku that makes it count furthest.',
      'The function recurses over the cell numbers and makes a call for givens, too. used-flags counts its calls in the same way.',
    ],
    question:
      'Even on a full board the function makes one call for each cell. How many calls look at a cell?',
    right:
      '81. One more call, after the last cell, finds the end, and many more come whenever the function takes a digit back.',
    wrong: () => 'Cells are numbered 0 to 80.',
  },
  {
    text: [
      'The score is `cnt`. Two copies of the statement, of April 2026, say `if (cnt >= 10000000)`: the function gives up at ten million, and solves a grid only with fewer calls.',
      'Choose grids for the meter. One of them stays two calls short of the cap.',
    ],
    question: 'What is the largest number of calls with which the function still solves a grid?',
    right: '9,999,999. With one call more the function gives up.',
    wrong: () => 'It gives up as soon as `cnt` is 10,000,000.',
  },
  {
    text: [
      'Now it is your turn. Change the board in Play and come back: “Your board” has its score. Few givens alone do not make a high score. Think of grids in which the search learns only late how large the digits of the first rows must be.',
      'This was the last lesson. Now run your own program in Code.',
    ],
  },
]);

export type MeterLesson = typeof words;

export const meterLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-meter.ts', { eager: true, import: 'words' }),
);

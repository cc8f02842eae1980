// The first lesson in English: the rules.
import { cellName } from '../../core/cell';
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Sudoku is a board of 81 cells. Every row, every column and every box inside the heavy lines must hold each digit from 1 to 9 exactly once.',
      'A cell that the problem gives as 0 is a *blank*. A digit that no cell in its row, column or box holds yet is a *candidate* of the blank.',
    ],
    question: 'Row 1 has one blank, r1c1. Which digit must go there?',
    right: 'It is 1: row 1 has 2 to 9 already, so 1 is the only candidate left.',
    wrong: (digit) => `Row 1 has a ${digit} already.`,
  },
  {
    text: [
      'Cells are named by row and column, r and c, and people count from 1: top left is r1c1, bottom right is r9c9.',
      'Arrays in a program start at 0, so r1c1 is `board[0][0]`.',
    ],
    question: 'Choose r5c8 on the board. In a program it is `board[4][7]`.',
    right: 'Yes: the fifth row from the top, the eighth column from the left.',
    wrong: (cell) =>
      `That is ${cellName(cell)}. Rows are counted from the top down, columns from left to right.`,
  },
  {
    text: [
      'Boxes have numbers, too: 0 at the top left, 8 at the bottom right. Row and column divided by 3 give the line of boxes and the position in it: the number is `row/3*3 + column/3`. Integer division drops the remainder.',
      'The first cell of a box is at row `row/3*3` and column `column/3*3`. That is where a loop over the box begins.',
    ],
    question: 'In which box is r5c8, that is `row = 4`, `column = 7`?',
    right: 'In box 5: 4/3 is 1 and 7/3 is 2, and 1*3 + 2 = 5.',
    wrong: (number) =>
      number === 6
        ? 'It is the sixth one, but numbers start at 0.'
        : number === 7
          ? '7 is the column. Divide the row and the column by 3 separately.'
          : 'Take the quotients 4/3 and 7/3, multiply the first by 3, and add.',
  },
  {
    text: [
      "The same board has spaces between its digits in problem 2580, and none in 2239. If you read 2239 as integers, a whole row becomes one number, so read each line as a string and compute `- '0'` for every character.",
      'A judge gives the input on standard input and reads standard output alone. It has no files: a `freopen` or an `open` of `input.txt` that helped at home reads nothing there, so take it out before you submit.',
      'The output has the form of the input. With several solutions, 2580 takes any of them; 2239 wants the lexicographically first.',
    ],
  },
]);

export type RulesLesson = typeof words;

export const rulesLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-rules.ts', { eager: true, import: 'words' }),
);

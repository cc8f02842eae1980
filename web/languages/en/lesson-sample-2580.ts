// The lesson on the sample of 2580 in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'A common way to solve 2580: while the program reads the input, it puts the row and column of each 0 into a list. The recursion then looks only at blanks, not at the whole board.',
      'The function, often called `findValue`, is `dfs(index)` here. It fills blank number index and calls itself for the next one.',
    ],
    question: 'The sample has 14 blanks. Which call, `dfs(?)`, prints the solution?',
    right:
      '`dfs(14)`. The last blank is number 13, so when index equals the number of blanks, all of them are filled. That is the base case.',
    wrong: (number) =>
      number === 13
        ? '`dfs(13)` fills the last blank. The next call finds that all blanks are filled.'
        : 'Blanks are numbered 0 to 13. Which is the first call without a blank?',
  },
  {
    text: [
      '`checkValue`, here `possible`, looks at three things: the nine cells of the row, the nine of the column, and the nine of the box that begins at `row/3*3`, `col/3*3`. If any of them holds the digit, it returns false.',
    ],
    question: 'Trying from 1 up, which digit is the first that fits r2c5?',
    right: '3: row 2 has 1 and 2, and no row, column or box around r2c5 has 3.',
    wrong: () => 'There is a smaller digit that fits.',
  },
  {
    text: [
      'The program collected the blanks from the top down and from left to right, and fills them in that order.',
    ],
    question: 'Which blank is filled last?',
    right: 'r9c9: it completes the solution after 14 steps, and the search took nothing back.',
    wrong: () => 'Look for the end of the list: the last row’s blank furthest to the right.',
  },
  {
    text: [
      'The smallest candidate was right every time, so even greedy, which takes nothing back, solves the sample. Passing the sample does not show that backtracking works.',
      'One accepted program passes its list of blanks by value, so every call copies the list: the same answer at a higher cost. “Vectors or copies?” goes on from there.',
    ],
  },
]);

export type Sample2580Lesson = typeof words;

export const sample2580LessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-sample-2580.ts', { eager: true, import: 'words' }),
);

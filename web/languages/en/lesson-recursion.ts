// The lesson of recursion in English: what a call keeps.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'A function that calls itself is *recursion*. Here `dfs(index)` takes care of only one blank: it puts a digit in and calls `dfs(index + 1)` for all the rest.',
      'Press Play and watch which line of the program runs.',
    ],
  },
  {
    text: [
      'A function waits until the function that it called returns. Calls that have not returned lie on the *stack*, one on top of the other.',
      'Two blanks are filled by now, and the program looks for a digit for the third, r1c9.',
    ],
    question: 'How many calls have not returned?',
    right: 'Three: `dfs(0)` and `dfs(1)` wait, and `dfs(2)` is working on r1c9.',
    wrong: (number) =>
      number === 2
        ? 'Two calls have put a digit in, and one more is looking for one in r1c9.'
        : 'One for each filled cell, and one for the cell that the program looks at.',
  },
  {
    text: [
      'The loop of `dfs(2)` has gone from 1 to 9, and no digit fitted. The function reaches its end and returns.',
    ],
    question: 'Which cell’s call goes on when `dfs(2)` has returned?',
    right:
      'The call for r1c6, `dfs(1)`. It goes on at the line after its recursive call, `board = 0`: that line takes the 2 away.',
    wrong: (cell) =>
      cell === 0
        ? 'r1c1’s `dfs(0)` waits for `dfs(1)`. A stack empties from the top.'
        : cell === 8
          ? 'The call for r1c9 is the one that ends. It returns to its caller.'
          : 'Look for the call right below `dfs(2)` on the stack.',
  },
  {
    text: [
      '`return` removes the local variables of that call and leaves the board as it is: all calls share one board.',
      'The local variables of `dfs(1)` are still on the stack. Its loop variable `digit` is 2.',
    ],
    question: 'Which digit does `dfs(1)` put into r1c6 next?',
    right: '3: the loop goes on after the 2, where it stopped.',
    wrong: (digit) =>
      digit === 2
        ? '2 has just been tried. The loop does not start again, it goes on.'
        : 'Look for a digit above 2 that row 1, column 6 and the box do not hold.',
  },
  {
    text: [
      'You need not note which digits were tried: the local variables of each call remember them. That is why recursion suits backtracking.',
      'The last call, `dfs(6)`, finds that there are no blanks left: the solution.',
    ],
  },
]);

export type RecursionLesson = typeof words;

export const recursionLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-recursion.ts', { eager: true, import: 'words' }),
);

// The lesson on dfs(row, column) in English.
import { cellName } from '../../core/cell';
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Here the parameters are row and column. `dfs(row, col)` takes care of one cell, and the next one is `dfs(row, col + 1)`.',
      'At a given the call only goes on to the next column. At a blank it tries 1 to 9; when all have failed, it empties the cell and returns.',
    ],
  },
  {
    text: [
      'After r1c1 all of row 1 is given, so the calls run straight to the right. The current call is `dfs(0, 8)`, for r1c9.',
    ],
    question: '`dfs(0, 8)` calls `dfs(0, ?)` next. Which number is ?',
    right:
      '9. Columns are 0 to 8, so column 9 is off the board and means that the row is done. That is why the program must check `col == 9` first.',
    wrong: (number) =>
      number === 0
        ? 'The code always calls `col + 1`. It goes back to 0 one call later.'
        : 'Add 1 to 8.',
  },
  {
    text: ['`dfs(0, 9)` looks at no cell: it calls `dfs(row + 1, 0)` and returns.'],
    question: 'Which cell is that call for?',
    right: 'r2c1, (1, 0) in the program. It holds the given 7, so the next column follows at once.',
    wrong: (cell) => `Not ${cellName(cell)}: it is the first cell of the next row.`,
  },
  {
    text: [
      'When r9c9, the last blank, is filled, the program calls `dfs(8, 9)`, which calls the first cell of the next row.',
    ],
    question: 'The call that finds the board full is `dfs(?, 0)`. Which number is ?',
    right:
      '9: row 9 is off the board, too. The program checks `col == 9` before `row == 9`, so it prints the board in this call.',
    wrong: (number) =>
      number === 8
        ? 'Row 8 is the bottom row. Think of what `dfs(8, 9)` calls with `row + 1`.'
        : 'Which row comes after row 8?',
  },
]);

export type RowAndColumnLesson = typeof words;

export const rowAndColumnLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-row-and-column.ts', { eager: true, import: 'words' }),
);

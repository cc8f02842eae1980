// The lesson on dfs(row, column) in English.
import { cellName } from '../../core/cell';
import type { RowAndColumnWords } from '../../element/lessons/course/row-and-column';

export const words: RowAndColumnWords = {
  steps: [
    {
      text: [
        'Here the parameters are row and column. `dfs(row, col)` takes care of one cell, and the next one is `dfs(row, col + 1)`.',
        'At a given it does nothing but go on to the next column. At a blank it tries 1 to 9; when all have failed it empties the cell and returns.',
      ],
    },
    {
      text: [
        'Behind r1c1 all of row 1 is given, so the calls run straight to the right. Let us be in `dfs(0, 8)` now, which is r1c9.',
      ],
      question: '`dfs(0, 8)` calls `dfs(0, ?)` next. What is in place of the ?',
      right:
        '9. Columns are 0 to 8, so column 9 is off the board and says that the row is done. That is why `col == 9` has to be checked first of all.',
      wrong: (number) =>
        number === 0
          ? 'The code always calls `col + 1`. It goes back to 0 one call later.'
          : 'It is 8 and 1 more.',
    },
    {
      text: ['`dfs(0, 9)` looks at no cell: it calls `dfs(row + 1, 0)` and returns.'],
      question: 'Which cell is that call for?',
      right: 'r2c1, (1, 0) in the program. It holds a given 7, so the next column follows at once.',
      wrong: (cell) => `Not ${cellName(cell)}: it is the first cell of the next row.`,
    },
    {
      text: [
        'With r9c9, the last blank, filled, `dfs(8, 9)` is called, and calls the first cell of the next row.',
      ],
      question: 'The call that finds the board full is `dfs(?, 0)`. What is in place of the ?',
      right:
        '9: row 9 is off the board, too. `col == 9` is checked before `row == 9`, so it is printed here.',
      wrong: (number) =>
        number === 8
          ? 'Row 8 is the bottom row. Think of what `dfs(8, 9)` calls with `row + 1`.'
          : 'Which row comes after row 8?',
    },
  ],
};

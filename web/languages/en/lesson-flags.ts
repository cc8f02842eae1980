// The lesson on flags in English.
import { cellName } from '../../core/cell';
import type { FlagsWords } from '../../element/lessons/course/flags';

export const words: FlagsWords = {
  steps: [
    {
      text: [
        'In place of reading 27 cells for every digit, a program can keep tables of what is there: `row[r][d]` says whether row r has digit d, `col[c][d]` the same of column c, `box[b][d]` of box b.',
        'The table has the three lines that are read for the cell that is filled next. A digit with 0 in all of them is a candidate. Press Play, and the tables change.',
      ],
    },
    {
      text: [
        'With the cells numbered 0 to 80, one variable walks the board: `cnt / 9` is the row, `cnt % 9` the column. A given is passed by with `cnt + 1`, and at `cnt == 81` all is done.',
      ],
      question: 'Choose the cell with `cnt = 20` on the board.',
      right: 'r3c3: 20 / 9 is 2 and 20 % 9 is 2, and people count from 1.',
      wrong: (cell) =>
        `${cellName(cell)} is \`cnt = ${cell}\`. The quotient of 20 and 9 is the row, the remainder the column, both counted from 0.`,
    },
    {
      text: [
        'Three lines are read for r3c2. The search puts in the smallest digit with 0 in all three.',
      ],
      question: 'Which digit goes into r3c2?',
      right: '8: each of 1 to 7 is marked in the row, the column or the box.',
      wrong: () => 'That digit fits, too, but a smaller candidate comes first.',
    },
    {
      text: [
        'Putting 8 in has marked `row[2][8]`, `col[1][8]` and `box[0][8]`. Now nothing fits the next cell, and the 8 has to be taken back.',
      ],
      question: 'Beside emptying the cell, how many flags must be cleared?',
      right:
        'Three: all that were marked. If one is left, its row, column or box can never use 8 again.',
      wrong: (number) =>
        number === 1
          ? 'One was marked for the row, one for the column, one for the box.'
          : 'As many as were marked: see the sentence above.',
    },
    {
      text: [
        'To see that marking and clearing match, put them like mirror images before and behind the recursive call: here `mark(…, true)` and `mark(…, false)`.',
        'The givens have to be marked as well, when the board is read.',
      ],
    },
  ],
};

// The lesson on flags in English.
import { cellName } from '../../core/cell';
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Instead of reading 27 cells for every digit, a program can keep tables of used digits: `row[r][d]` says whether row r has digit d, `col[c][d]` the same for column c, `box[b][d]` for box b.',
      'The table shows the three lines that the program reads for the next cell. A digit with 0 in all three is a candidate. Press Play and watch the tables change.',
    ],
  },
  {
    text: [
      'With the cells numbered 0 to 80, one variable is enough to walk the board: `cnt / 9` is the row, `cnt % 9` the column. The program skips a given with `cnt + 1`, and at `cnt == 81` the board is full.',
    ],
    question: 'Choose the cell with `cnt = 20` on the board.',
    right: 'r3c3: 20 / 9 is 2 and 20 % 9 is 2, and the names of cells count from 1.',
    wrong: (cell) =>
      `${cellName(cell)} is \`cnt = ${cell}\`. The quotient of 20 and 9 is the row, the remainder the column, both counted from 0.`,
  },
  {
    text: [
      'The program reads three lines for r3c2. The search puts in the smallest digit with 0 in all three.',
    ],
    question: 'Which digit goes into r3c2?',
    right: '8: each of 1 to 7 is marked in the row, the column or the box.',
    wrong: () => 'That digit fits, too, but a smaller candidate comes first.',
  },
  {
    text: [
      'Putting 8 in has marked `row[2][8]`, `col[1][8]` and `box[0][8]`. Now no digit fits the next cell, and the search has to take the 8 back.',
    ],
    question: 'Besides emptying the cell, how many flags must the program clear?',
    right:
      'Three: all that it marked. If it forgets one, that row, column or box can never use 8 again.',
    wrong: (number) =>
      number === 1
        ? 'It marked one for the row, one for the column and one for the box.'
        : 'As many as it marked: see the sentence above.',
  },
  {
    text: [
      'To keep marking and clearing in step, write them like mirror images before and after the recursive call: here `mark(…, true)` and `mark(…, false)`.',
      'The program must mark the givens as well, when it reads the board.',
    ],
  },
]);

export type FlagsLesson = typeof words;

export const flagsLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-flags.ts', { eager: true, import: 'words' }),
);

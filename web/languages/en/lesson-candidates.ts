// The lesson on candidates in English.
import type { CandidatesWords } from '../../element/lessons/course/candidates';

export const words: CandidatesWords = {
  steps: [
    {
      text: [
        'In place of asking digit by digit, a program can collect all *candidates* on entering a cell: `used[10]` starts as false, one walk over row, column and box sets what is there to true, and what is still false is a candidate.',
      ],
      question:
        'Beside the text is what row, column and box of r1c2 hold. How many candidates does it have?',
      right: 'Three, {4, 7, 8}. A digit may be in the row and in the box, but goes only once.',
      wrong: () => 'Count the digits from 1 to 9 that are in none of the three lines.',
    },
    {
      text: [
        'This program names cells by `depth`, 0 to 81: `depth / 9` is the row, `depth % 9` the column, and at 81 the board is full.',
        'Its loop goes over the list of candidates, not from 1 to 9.',
      ],
      question: 'Which digit does r1c2 get first?',
      right: '4: the list was filled from small to large, and is read in that order.',
      wrong: () => 'It is a candidate, but not the first of the list.',
    },
    {
      text: [
        'The candidates of r4c2 were {1, 8}. With 1, nothing fitted right behind it, and it was taken back. The board has changed in between and changed back: can the old list still be used?',
      ],
      question: 'Which digit does r4c2 get next?',
      right:
        '8. When the search is back, all deeper cells are empty again and the board is what it was when the list was made, so nothing needs to be collected again.',
      wrong: (digit) =>
        digit === 1
          ? '1 has just been tried. Which is next on the list?'
          : 'It is not on the list.',
    },
    {
      text: [
        'Without any candidate the loop does not run at all and the call returns: a dead end needs no check of its own.',
        'The more candidates a cell has, the more is saved: the 27 cells are read once, not once for every digit. The steps are the same.',
      ],
    },
  ],
};

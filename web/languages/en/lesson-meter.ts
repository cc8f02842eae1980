// The lesson on the 12095 challenge in English.
import type { MeterWords } from '../../element/lessons/course/meter';

export const words: MeterWords = {
  steps: [
    {
      text: [
        'Baekjoon 12095 asks the other way round: it shows a plain backtracking function with a counter of its calls, `cnt`, and wants the Sudoku that drives it furthest.',
        'That function recurs by the number of the cell, and is called for givens, too. used-flags counts its calls in the same way.',
      ],
      question: 'Even on a full board each cell is called once. How many calls look at a cell?',
      right:
        '81. The call behind the last cell, which finds the end, comes on top of it, and many more whenever something is taken back.',
      wrong: () => 'Cells are numbered 0 to 80.',
    },
    {
      text: [
        'The score is `cnt`. The function begins with `if (cnt >= 10000000)`, so it gives up at ten million, and a grid is solved only if it stays below.',
        'Choose grids for the meter. One of them is two calls short.',
      ],
      question: 'How many calls may a grid take at most and still be solved?',
      right: '9,999,999. With one call more the function gives up.',
      wrong: () => 'It gives up as soon as `cnt` is 10,000,000.',
    },
    {
      text: [
        'Now it is your turn. Change the board in Play and come back: “Your board” has its score. Few givens do not make a high score. Think of grids that show only late how large the digits of the first rows have to be.',
        'This was the last lesson. Now run your own program in Code.',
      ],
    },
  ],
};

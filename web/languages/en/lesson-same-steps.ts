// The lesson on cost in English.
import type { SameStepsWords } from '../../element/lessons/course/same-steps';

export const words: SameStepsWords = {
  steps: [
    {
      text: [
        'All programs so far go row by row, small digits first. They differ only in how they find out what fits.',
        'scan-blanks, which reads cells, solves the sample of 2239 in 323 steps.',
      ],
      question: 'How many steps does house-masks take, with bitmasks?',
      right:
        '323, the same: what is put in and taken back is the same, in the same order. Count all four and see.',
      wrong: () => 'However they find out, they put in the same digits in the same order.',
    },
    {
      text: ['Only the cost of a step differs. Scanning reads up to 27 cells for one digit.'],
      question: 'With flags, how many are read for one digit at most?',
      right: '3: one for the row, one for the column, one for the box.',
      wrong: (number) =>
        number === 27 ? '27 is what scanning reads.' : 'One row, one column and one box are asked.',
    },
    {
      text: [
        'A *bitmask* has a bit for each digit: one integer holds the digits of a row, others those of a column and a box. OR of the three says at once what cannot be used.',
      ],
      question: 'How many integers are read to check all nine digits?',
      right:
        '3, for all nine come at once. Count what the four have read: the steps are the same, the reads differ several times over.',
      wrong: (number) =>
        number === 27
          ? 'Not 3 for each digit: one integer has all nine in it.'
          : 'There is one integer for the row, one for the column, one for the box.',
    },
    {
      text: [
        'Still, that is a factor of a few. The steps are the same, and with a hundred million of them all four are slow. Fewer steps need another order: see “The order of cells”.',
        'This program has what bitmasks look like.',
      ],
    },
  ],
};

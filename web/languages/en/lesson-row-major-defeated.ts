// The lesson on the order of cells in English.
import type { RowMajorDefeatedWords } from '../../element/lessons/course/row-major-defeated';

export const words: RowMajorDefeatedWords = {
  steps: [
    {
      text: [
        'This grid was made against row order: row 1 is empty, and in the only solution it is 987654321. Every smaller beginning is tried in vain.',
        'No input of 2580 is like this: they are what the setter’s own backtracking solves.',
      ],
      question: 'How many steps does it take row by row? The order of magnitude will do.',
      right: '138,350,568, about 138 million. The timeline has all of them; drag to any.',
      wrong: (number) =>
        number < 138_350_568 ? 'It is far more.' : 'It is less than that: there is pruning.',
    },
    {
      text: [
        'People do not begin with row 1. They look at cells that are nearly decided, and so does fewest-candidates: it fills the blank with the fewest candidates next.',
        'No blank has less than three here, and of those with three it takes the first. Look at the left of row 2.',
      ],
      question: 'Which cell is filled first?',
      right:
        'r2c3, with the candidates {6, 7, 9}. If it goes wrong there are only three ways, and each dead end comes earlier.',
      wrong: () => 'Look for a blank in row 2, on the left, whose column and box hold many digits.',
    },
    {
      text: [
        '90,470 steps, one for each 1,500 before. It can be less still: propagation, after every digit, first fills all cells with a single candidate and all digits with a single place in a house, and only then chooses.',
        'That solves this grid in 64 steps, as many as it has blanks.',
      ],
      question: 'How often does propagation take something back here?',
      right: 'Never: 64 steps for 64 blanks leave none for taking back.',
      wrong: () => 'There are 64 blanks, and it took 64 steps.',
    },
    {
      text: [
        'Each step costs more, since candidates have to be counted. With two million times fewer steps it is well worth it.',
        'In another order, the first find need not be the lexicographically first. For 2239, make sure that the solution is unique, or search again row by row.',
      ],
    },
  ],
};

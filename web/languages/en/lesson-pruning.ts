// The lesson on pruning in English.
import type { PruningWords } from '../../element/lessons/course/pruning';

export const words: PruningWords = {
  steps: [
    {
      text: [
        'Let us estimate the *time complexity*. With any of nine digits in each of n blanks there are 9ⁿ boards. This one has 30 blanks.',
      ],
      question: 'How many digits does 9 to the power of 30 have?',
      right:
        '29: about 4.2 × 10²⁸. With a hundred million checked per second it would take more than ten trillion years. Backtracking needs the blink of an eye.',
      wrong: (number) =>
        number < 29
          ? 'It is larger: each factor of 9 adds nearly one digit.'
          : '9 is less than 10, so it stays below 30 digits.',
    },
    {
      text: ['With 1 in r1c1, 29 blanks are left. Do all 9²⁹ boards need to be looked at?'],
      question: 'Which digit fits r1c8?',
      right:
        'None. All 9²⁹ boards that begin with 1 can be dropped unseen: that is *pruning*. A board that can still lead to a solution is *promising*; what is not promising is cut early.',
      wrong: () => 'Row 1 lacks only 2 now, and column 8 has that 2.',
    },
    {
      text: [
        'Grey is how many boards are possible at each depth; it climbs without end, on a logarithmic scale. The search sees some of them.',
      ],
      question: 'About how often does this search put a digit in until it has the solution?',
      right: '73 times. At no depth has it seen more than eight boards (green).',
      wrong: (number) =>
        number > 73
          ? 'It is far less.'
          : 'There are 30 blanks, so it is more than 30, and some were taken back.',
    },
    {
      text: [
        'In the worst case the time is still exponential. But the inputs of 2580 are those that the setter’s own backtracking solves, and the problem gives its times: C++14 80 ms, Java 292 ms, PyPy3 1172 ms.',
        'So plain backtracking that prunes is enough for the limit of one second. With *time limit exceeded*, either a check is missing or each step is far too expensive.',
      ],
    },
  ],
};

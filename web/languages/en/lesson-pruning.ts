// The lesson on pruning in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Let us estimate the *time complexity*. If each of n blanks takes any of nine digits, there are 9ⁿ boards. This board has 30 blanks.',
    ],
    question: 'How many digits does 9 to the power of 30 have?',
    right:
      '29: about 4.2 × 10²⁸. At a hundred million boards per second, checking them would take more than ten trillion years. Backtracking needs the blink of an eye.',
    wrong: (number) =>
      number < 29
        ? 'The number is larger: each factor of 9 adds nearly one digit.'
        : '9 is less than 10, so the number has fewer than 30 digits.',
  },
  {
    text: ['With 1 in r1c1, 29 blanks are left. Must the search look at all 9²⁹ boards?'],
    question: 'Which digit fits r1c8?',
    right:
      'None. The search can drop all 9²⁹ boards that begin with 1 unseen: that is *pruning*. A board that can still lead to a solution is *promising*; the search cuts off boards that are not promising early.',
    wrong: () => 'Row 1 lacks only 2 now, and column 8 has that 2.',
  },
  {
    text: [
      'The grey bars show how many boards are possible at each depth, on a logarithmic scale; they climb without end. The search sees only some of these boards.',
    ],
    question: 'About how many times does this search put a digit in before it has the solution?',
    right: '73 times. At no depth has it seen more than eight boards (green).',
    wrong: (number) =>
      number > 73
        ? 'The number is far smaller.'
        : 'The board has 30 blanks, and the search took some digits back, so the number is more than 30.',
  },
  {
    text: [
      'In the worst case the time is still exponential. But the setter’s own backtracking solves every input of 2580, and the problem gives its times: C++14 80 ms, Java 292 ms, PyPy3 1172 ms.',
      'So plain backtracking that prunes is enough for the limit of one second. If you get *time limit exceeded*, either a check is missing or each step is far too expensive.',
    ],
  },
]);

export type PruningLesson = typeof words;

export const pruningLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-pruning.ts', { eager: true, import: 'words' }),
);

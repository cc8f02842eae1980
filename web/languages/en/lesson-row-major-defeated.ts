// The lesson on the order of cells in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'This grid was made against row order: row 1 is empty, and in the only solution it is 987654321. The search tries every smaller beginning in vain.',
      'No input of 2580 is like this: the setter’s own backtracking solves all of them.',
    ],
    question: 'How many steps does a search row by row take? The order of magnitude is enough.',
    right: '138,350,568, about 138 million. The timeline has all of them; drag to any.',
    wrong: (number) =>
      number < 138_350_568 ? 'It takes far more.' : 'It takes fewer, thanks to pruning.',
  },
  {
    text: [
      'People do not begin with row 1. They look at cells that are nearly decided, and so does fewest-candidates: it fills the blank with the fewest candidates next.',
      'No blank here has fewer than three candidates; among those with three it takes the first. Look at the left of row 2.',
    ],
    question: 'Which cell is filled first?',
    right:
      'r2c3, with the candidates {6, 7, 9}. If a digit is wrong, there are only three to try, and each dead end comes earlier.',
    wrong: () => 'Look for a blank in row 2, on the left, whose column and box hold many digits.',
  },
  {
    text: [
      '90,470 steps, one for every 1,500 before. propagation takes even fewer: after every digit it first fills all cells with a single candidate and puts in all digits that fit only one cell of a house; only then does it choose.',
      'It solves this grid in 64 steps, as many as the grid has blanks.',
    ],
    question: 'How often does propagation take something back here?',
    right: 'Never: 64 steps fill 64 blanks and leave none for taking back.',
    wrong: () => 'The grid has 64 blanks, and the search took 64 steps.',
  },
  {
    text: [
      'Each step costs more, since the search counts candidates. With two million times fewer steps, that is well worth it.',
      'In another order, the first solution that a search finds need not be the lexicographically first. For 2239, make sure that the solution is unique, or search again row by row.',
    ],
  },
]);

export type RowMajorDefeatedLesson = typeof words;

export const rowMajorDefeatedLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-row-major-defeated.ts', { eager: true, import: 'words' }),
);

// The lesson on the first solution in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'If a puzzle has several solutions, problem 2239 wants the *lexicographically first*: read the 81 cells row by row as a string; the string with the smaller digit at the first difference comes first.',
      'This board has three solutions, and r1c2 has the candidates {1, 4, 5, 7}.',
    ],
    question: 'Which digit does r1c2 hold in the first of them?',
    right:
      '1. If any solution has a 1 there, it comes before those with 4 or 5. The search tries 1 first, too, and reaches that solution after 148 steps.',
    wrong: (digit) =>
      digit === 7
        ? 'No solution has a 7 there, and the search tries smaller candidates first.'
        : 'A solution with this digit exists, but also one with a smaller digit.',
  },
  {
    text: [
      'A search that goes row by row with small digits first leaves a digit only after it has tried everything that begins with that digit. By then it would have met any smaller solution.',
      'So the first solution that it finds is the lexicographically first. You need not sort or compare; just stop there.',
    ],
  },
  {
    text: [
      'This does not hold in another order of cells. fewest-candidates fills the blank with the fewest candidates next.',
      'r1c2 has four. One blank of row 1 has a single candidate.',
    ],
    question: 'Which cell does fewest-candidates fill first?',
    right: 'r1c8: 7 is its only candidate. Row by row this cell would be the sixth.',
    wrong: () => 'Look for a blank of row 1 to which its column and box leave only one digit.',
  },
  {
    text: [
      'fewest-candidates has found a solution in 36 steps. Row 1 is 951423678, and it is right.',
    ],
    question: 'Which of the three solutions is it, in lexicographic order?',
    right:
      'The third and last. fewest-candidates is quick, but this is not the answer that 2239 wants. Solve in Retrace shows the first solution, whatever the strategy.',
    wrong: () => 'Look for the line of the list that matches the board.',
  },
]);

export type FirstSolutionLesson = typeof words;

export const firstSolutionLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-first-solution.ts', { eager: true, import: 'words' }),
);

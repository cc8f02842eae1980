// The lesson on greedy in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'A *greedy* algorithm takes what looks best right now and never reconsiders. One example is to give change with few coins by taking the largest coin first.',
    ],
    question: 'With coins of 1, 3 and 4 alone, how many does 6 take, largest first?',
    right:
      'Three: 4 + 1 + 1. Two 3s would do. The 4 that looked best at first was not best for the whole.',
    wrong: (number) =>
      number === 2
        ? 'Two (3 + 3) is the least, but greedy takes the 4 first.'
        : 'After the 4, 2 is left. Which coins pay that?',
  },
  {
    text: [
      'With 1, 5, 10, where larger coins are multiples of smaller ones, greedy is always right: the best choice now leads to the best whole (the *greedy choice property*), and the rest is a problem of the same kind (*optimal substructure*).',
      'Is Sudoku like that? From the top left, put in the smallest digit that fits. Row 1 of this board lacks only 1 and 2.',
    ],
    question: 'Which digit does greedy put into r1c1?',
    right: '1: both 1 and 2 fit, and greedy takes the smaller. And now it is stuck.',
    wrong: () => 'That digit fits, too, but greedy takes the smallest.',
  },
  {
    text: [
      'With 1 in r1c1, row 1 lacks 2, and its last blank is r1c8. But 2 does not fit there. It never did; greedy finds out only now.',
    ],
    question: 'Which cell forbids 2 in r1c8?',
    right:
      'r7c8: column 8 has a 2 already. Backtracking takes the 1 back from r1c1 here, and greedy just ends.',
    wrong: () => 'Look down column 8 for a 2.',
  },
  {
    text: [
      'One counterexample is enough: Sudoku has no greedy choice property, so there are boards that greedy cannot solve, and a search must be able to go back.',
      'Having gone back, the search puts 2 into r1c1 and 1 into r1c8 and goes on. Find the line of the program that takes back.',
    ],
  },
  {
    text: [
      'This program looks for the first blank of the whole board each time and puts in a digit that keeps the rules: the same 116 steps. To give each variable (cell) a value (digit) so that all constraints (row, column, box) hold is a *constraint satisfaction problem (CSP)*.',
      'A call that has found the solution returns true, one where nothing fits false: that is how its caller knows whether to take back.',
    ],
  },
]);

export type GreedyDeadEndLesson = typeof words;

export const greedyDeadEndLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-greedy-dead-end.ts', { eager: true, import: 'words' }),
);

// The lesson of three cells in English: what going back is.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'At a fork in a maze you choose one way and follow it to its end. If it ends at a wall, you walk back to the nearest fork and take a way that you have not tried.',
      'Following one way to its end before any other is *depth-first search (DFS)*; going back from a dead end to choose again is *backtracking*.',
    ],
    question: 'The path ends at the bottom left. To which fork does the walk go back?',
    right:
      'To fork 1: it is the only fork on the path so far, and its way to the right is still untried.',
    wrong: (digit) =>
      digit === 2
        ? 'The walk has not been at fork 2 yet. It can only go back along its own path.'
        : 'There are two forks, 1 and 2.',
  },
  {
    text: [
      'In Sudoku, a blank is a fork and its candidates are the ways. The three blanks of row 1 have the candidates {1, 3} in r1c1, {2, 3} in r1c6 and {1, 2} in r1c9.',
      'The search goes from the left and tries the smallest candidate first. The picture shows every way to fill the three cells. Press Play to see which of them the search tries.',
    ],
  },
  {
    text: ['r1c1 got 1 and r1c6 got 2, each the smallest candidate of its cell.'],
    question: 'Which digit can go into r1c9 now?',
    right:
      'None. Its candidates were 1 and 2; r1c1 took one of them and r1c6 the other. Such a cell is a *dead end*: the search takes the 2 before it back.',
    wrong: () => 'Look at its row, column and box again.',
  },
  {
    text: ['At the dead end the search took the 2 back from r1c6.'],
    question: 'Where does the next digit go? Choose the cell.',
    right: 'Into r1c6: its candidate 3 is left. With 3 there, 2 fits r1c9.',
    wrong: (cell) =>
      cell === 0
        ? 'The search goes back to r1c1 only when r1c6 has no candidate left. It still has 3.'
        : cell === 8
          ? 'r1c6 comes before r1c9 and has to be filled first. It has just been emptied.'
          : 'The search goes on with the cell that was just emptied.',
  },
  {
    text: [
      'The search takes eight steps to the solution, one of them backwards. It never had to try the way with 3 in r1c1 (dashed).',
      'That is all of backtracking: put a digit in, and when nothing fits, take the last one back and try the next candidate.',
    ],
  },
]);

export type ThreeCellsLesson = typeof words;

export const threeCellsLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-three-cells.ts', { eager: true, import: 'words' }),
);

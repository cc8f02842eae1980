// The lesson of the forgotten reset in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'When the call for the next cell comes back without a solution, the program must empty the cell again. The line that does it is `board[row][col] = 0`.',
      'This line is easy to forget, and the sample of 2580 comes out right without it.',
    ],
    question: 'How many times does this line run before the sample of 2580 is solved?',
    right:
      'Not once: in all 14 blanks the first digit is right, and the search takes nothing back. So the sample cannot catch the mistake.',
    wrong: () => 'See how many dead ends (red marks) the timeline has.',
  },
  {
    text: [
      'This board cannot be solved without going back. This is the true recording of a program that lacks `board = 0`.',
      'It put 9 into r2c7, but no digit fitted the next cell and no other digit fits r2c7, so it came back to r2c6. A correct program now tries 9 instead of 7 there.',
    ],
    question: 'This program cannot put 9 into r2c6. Which cell prevents it?',
    right:
      'r2c7. Its 9 belongs to an attempt that failed, and the program did not take it away. The call for r2c6 fails, and r2c5 is next.',
    wrong: (cell) =>
      cell === 14
        ? 'r2c6 is the cell that needs another digit. Look for a 9 in its row.'
        : 'Look in row 2 for a 9 that the program should have taken away.',
  },
  {
    text: [
      'Digits that stay behind rule out digits that are right elsewhere, so the program misses solutions. Digits still never clash, so it rarely prints a wrong answer.',
    ],
    question: 'This board has three solutions. How many does this program print?',
    right:
      'None: after a few steps every call has failed. If your program prints nothing at all, look for this line first.',
    wrong: () => 'Play it to the end. Is the board ever full?',
  },
  {
    text: [
      'With `board = 0` the same board is solved in 148 steps. One half of backtracking is to undo exactly what you did.',
      'The sample of 2239 needs going back, too, and catches the mistake. The board of the lesson “Three cells” needs going back once, and the program passes it by luck. Test with boards that need a lot of going back.',
    ],
  },
]);

export type ForgottenResetLesson = typeof words;

export const forgottenResetLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-forgotten-reset.ts', { eager: true, import: 'words' }),
);

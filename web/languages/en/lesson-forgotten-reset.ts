// The lesson of the forgotten reset in English.
import type { ForgottenResetWords } from '../../element/lessons/course/forgotten-reset';

export const words: ForgottenResetWords = {
  steps: [
    {
      text: [
        'When a digit was put in and the call for the next cell has come back without a solution, the cell has to be emptied again. The line that does it is `board[row][col] = 0`.',
        'It is easy to forget, and the sample of 2580 comes out right without it.',
      ],
      question: 'How many times does this line run before the sample of 2580 is solved?',
      right:
        'Not once: in all 14 blanks the first digit is right, and nothing is taken back. So the sample cannot catch the mistake.',
      wrong: () => 'Look how many dead ends (red marks) the timeline has.',
    },
    {
      text: [
        'This board cannot be solved without going back. This is the true recording of a program that lacks `board = 0`.',
        'It put 9 into r2c7, nothing fitted behind it, and no other digit fits r2c7, so it came back to r2c6. The right program now tries 9 in place of the 7.',
      ],
      question: 'This one cannot put 9 into r2c6. Because of which cell?',
      right:
        'Because of the 9 in r2c7. It belongs to a try that has failed, and nobody took it away. The call of r2c6 fails, and r2c5 is next.',
      wrong: (cell) =>
        cell === 14
          ? 'r2c6 is the cell that is to get another digit. Look for a 9 in its row.'
          : 'Look in row 2 for a 9 that should have been taken away.',
    },
    {
      text: [
        'Digits that stay behind forbid digits that are right elsewhere, so solutions are missed. Digits still never clash with each other, so a wrong answer is rarely printed.',
      ],
      question: 'This board has three solutions. How many does this program print?',
      right:
        'None: after a few steps every call has failed. If your program prints nothing at all, look for this line first.',
      wrong: () => 'Play it to the end. Is the board ever full?',
    },
    {
      text: [
        'With `board = 0` the same board is solved in 148 steps. To undo exactly what was done is one half of backtracking.',
        'The sample of 2239 needs going back, too, and catches the mistake. The board of the lesson “Three cells” goes back once and passes by luck. Test with boards that go back a lot.',
      ],
    },
  ],
};

// The lesson on stopping in English.
import type { StoppingWords } from '../../element/lessons/course/stopping';

export const words: StoppingWords = {
  steps: [
    {
      text: [
        'This board has 36 blanks, and this is the moment in which the last one is filled and the solution found.',
        'Printing it is not the end: every call on the stack has to return before `main` does.',
      ],
      question: 'How many calls of `dfs` are on the stack?',
      right: '37: one for each of 36 blanks, and the last one, which found that no blank is left.',
      wrong: (number) =>
        number === 36
          ? 'One for each blank, and one more that found the board full.'
          : 'Think of one call for one blank.',
    },
    {
      text: [
        'The first way to stop is a *flag*: a global `found` becomes true with the solution, and the line behind each recursive call returns at once if it is set.',
        'Without that line the loops go on to their next digits and print every further solution.',
      ],
      question: 'This board has three solutions. How many boards are printed if nothing stops it?',
      right:
        'Three. Inputs with one solution hide the mistake; one with many gets *output limit exceeded* or *time limit exceeded*. The empty board has about 6.67 × 10²¹ solutions.',
      wrong: () => 'It prints once for each solution that it comes to.',
    },
    {
      text: [
        'The second way is a *returned value*: `if (dfs()) return true;` tells the caller of the success, and the `board = 0` behind it does not run.',
        'This program prints the board in `main`, when the recursion is over.',
      ],
      question:
        'Without `return true`, all ways are walked to their end before it prints. How many blanks does the board have then?',
      right:
        '36, as at the start: each call emptied its cell on the way back. A program that prints later must not take back after a success.',
      wrong: (number) =>
        number === 0
          ? 'It is 0 at the moment of the solution, but every call runs `board = 0` on its way back.'
          : 'Each call that returns empties its own cell.',
    },
    {
      text: [
        'The third way is `exit(0)`: it ends the whole program right after printing, so nothing has to return. In Java it is `System.exit(0)`.',
        'It is short, and of no use where there are several test cases or the function is called again. Take a flag or a returned value there.',
      ],
    },
  ],
};

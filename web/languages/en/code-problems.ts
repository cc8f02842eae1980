// English texts on the problems that Code judges: what each asks, in our own words.
import type { Problem } from '../../core/code/problems/names';

const titles: Readonly<Record<Problem, string>> = {
  '2580': '2580 Sudoku: any solution',
  '2239': '2239 Sudoku: the first solution',
  '3763': '3763 Sudoku of 16 by 16',
  '4574': '4574 Su-domino-ku',
};

const asked: Readonly<Record<Problem, string>> = {
  '2580':
    'Nine lines of nine digits with a space between them, 0 for a blank. Print the full board in the same form; of several solutions any is right.',
  '2239':
    'Nine lines of nine digits side by side, 0 for a blank. Print the full board in the same form; of several solutions the one whose 81 digits make the smallest number.',
  '3763':
    'Boards of 16 by 16 until the input ends, with an empty line between two of them: sixteen lines of sixteen characters, the letters A to P and - for a blank. Each row, column and box of four by four has every letter once, and each board has one solution. Print the full boards in the same form and order.',
  '4574':
    'A Sudoku of 36 dominoes, one for each pair of two digits, and nine single cells with 1 to 9. A puzzle begins with the number of dominoes that lie already; each of their lines has a digit, its cell, the other digit and its cell (6 B2 1 B3: rows A to I, columns 1 to 9). A line with the cells of the single digits 1 to 9 ends the puzzle, and a 0 ends the input. For each puzzle print “Puzzle” with its number, then the nine lines of its only solution without spaces.',
};

/** The programs of ours for a problem alone, by their files. */
const ownPrograms: Readonly<Record<string, string>> = {
  'row-major': 'Cell by cell, row by row',
  'fewest-candidates': 'Fewest candidates, with masks and singles',
  'exact-cover': 'Exact cover with dancing links',
  tiles: 'Domino by domino',
  'fewest-ways': 'The cell with the fewest ways',
};

export const problemWords = {
  problems: titles,
  asked,
  ownPrograms,
  /** Below the verdict on a problem without a published time. */
  noTime:
    'For this problem no time of the setter is published, so its time on Baekjoon is not estimated: here a program may take 15 seconds for each test, and whether it is in time there, only Baekjoon can tell.',
  /** Where no test can be filmed. */
  noFilmOf:
    'Its search is not recorded: recordings show boards of nine by nine, and the boards of this problem are larger. The program is judged all the same.',
  recognisedProblem: (problem: Problem) =>
    `This program seems to be for ${problem}, so that problem is chosen now. If this is wrong, choose another.`,
  emptyLine: '(an empty line)',
};

// English texts of what helps to play.
import { wordsIn } from '../look-up';
import { cellName } from '../../core/cell';
import type { FindingText, Mistake } from '../../core/finding';

type Checked = Extract<FindingText, { kind: 'checked' }>;

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');

function checked({ check, together }: Checked): string {
  const { givensSolvable, solvable, wrong, several } = check;
  if (!givensSolvable) return 'The givens alone have no solution; no entry is to blame.';
  const of = several ? 'of the several solutions' : 'the solution';
  if (solvable) return `So far so good: everything entered fits ${several ? 'one ' : ''}${of}.`;
  if (wrong.length === 0)
    return `No solution of the givens has all of ${names(together)} as entered.`;
  return `Wrong: ${names(wrong)}. No solution of the givens has ${wrong.length === 1 ? 'that entry' : 'those entries'}.`;
}

function found({ cell, digit, change, of }: Mistake): string {
  const what = digit === 0 ? `emptying ${cellName(cell)}` : `${cellName(cell)} = ${digit}`;
  return `Change ${change} of ${of}, ${what}, left no solution.`;
}

/** The settings by name. */
export type PlayChoice = 'peers' | 'equal' | 'digitFirst' | 'live' | 'clock' | 'lettersMove';

export const words = {
  label: 'Play',
  /** How digits are written. */
  writing: 'Write as',
  writings: { digit: 'Digits', corner: 'Corner', centre: 'Centre', colour: 'Colours' },
  hint: 'Hint',
  /** While a hint is open: how one gets on, and back to the keys. */
  goesOn: 'Hint again tells more; a tap on a cell brings the keys back.',
  several: 'Several cells',
  /** The number of chosen cells, for screen readers. */
  chosen: (cells: number) => `${cells} cells chosen`,
  autoNotes: 'Fill in notes',
  /** Enters every naked single; or says that there is none. */
  singles: 'Fill in singles',
  noSingle: 'No blank has a single candidate left.',
  /** The blanks that have a candidate, by its digit. */
  filter: 'Choose cells by candidate',
  check: 'Check',
  /** Leads to everything that a phone has no room for beside the board, and back. */
  more: 'More',
  back: 'Back to the board',
  /** The heading of what is done with the puzzle on the board, and the fold of what is seldom used. */
  thisPuzzle: 'This puzzle',
  menu: 'Settings and more',
  eraseNotes: 'Erase all notes',
  pause: 'Pause the game',
  paused: 'Paused',
  resume: 'Resume the game',
  whereWrong: 'Where did I go wrong?',
  /** The way to the whole path. */
  explain: 'All steps',
  share: 'Share',
  goBack: 'Undo to before the mistake',
  solveGivens: 'Solve from the givens',
  editGivens: 'Edit givens',
  /** While givens are edited. */
  setting: 'Digits that you enter now become givens.',
  settingDone: 'Done editing givens',
  /** Beside `useAsGivens`: what that is for. */
  typed:
    'Is this the puzzle? As givens the digits stay when you reset, and your entries can be checked.',
  useAsGivens: 'Use as givens',
  /** While a puzzle is typed in: how, and two ways to do it. */
  typing: 'Enter the cells from the top left; the erase key leaves one blank.',
  nextCell: 'On to the next cell',
  digitFirst: 'Digit first',
  /** Said once to whoever plays by touch. */
  touch: 'Drag over cells to choose several.',
  /** After it: so many givens. */
  fixed: (givens: number) =>
    givens === 1
      ? '1 given now. Undo makes it an entry again.'
      : `${givens} givens now. Undo makes them entries again.`,
  settings: 'Settings',
  options: {
    peers: 'Highlight row, column and box',
    equal: 'Highlight equal digits',
    digitFirst: 'Choose the digit first, then the cells',
    live: 'Check every entry at once',
    clock: 'Show the time played',
    lettersMove: 'Move with W, A, S and D, too',
  },
  keysNote: 'Press ? for the keys.',
  timer: 'Time played',
  /** `time`: as a clock shows it. */
  solvedIn: (time: string) => `Solved in ${time}. Each digit is once in every row, column and box.`,
  finding: (finding: FindingText) => {
    switch (finding.kind) {
      case 'checked':
        return checked(finding);
      case 'typed':
        return {
          one: 'This is a puzzle with exactly one solution.',
          several: 'These digits have more than one solution; some may be missing.',
          none: `These digits leave no solution: ${names(finding.conflict)}.`,
        }[finding.solutions];
      case 'mistake':
        return found(finding.mistake);
      case 'no-mistake':
        return finding.because === 'givens'
          ? 'The givens alone have no solution; no entry is to blame.'
          : 'Nowhere: your entries still lead to a solution.';
      case 'failed':
        return 'The check failed. Ask again.';
    }
  },
  /** The words for the names of cells that a finding is about. */
  marks: { wrong: 'wrong', conflict: 'leaves no solution' },
};

export type PlayMessages = typeof words;

export const playMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/play.ts', { eager: true, import: 'words' }),
);

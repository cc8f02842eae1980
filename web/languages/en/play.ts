// English texts of what helps to play.
import { cellName } from '../../core/cell';
import type { FindingText, Mistake } from '../../element/play/finding';
import type { PlayMessages } from '../../element/play/words';

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

export const words: PlayMessages = {
  label: 'Play',
  writing: 'Write as',
  writings: { digit: 'Digits', corner: 'Corner', centre: 'Centre', colour: 'Colours' },
  hint: 'Hint',
  several: 'Several cells',
  chosen: (cells) => `${cells} cells chosen`,
  autoNotes: 'Fill in notes',
  singles: 'Fill in singles',
  noSingle: 'No blank has a single candidate left.',
  filter: 'Choose cells by candidate',
  check: 'Check now',
  whereWrong: 'Where did I go wrong?',
  explain: 'All steps',
  share: 'Share',
  goBack: 'Go back to before it',
  solveGivens: 'Solve from the givens',
  editGivens: 'Edit givens',
  setting: 'Digits that you enter now become givens.',
  settingDone: 'Done editing givens',
  typed:
    'Is this the puzzle? As givens the digits stay when you reset, and your entries can be checked.',
  useAsGivens: 'Use as givens',
  typing: 'Enter the cells from the top left; the erase key leaves one blank.',
  nextCell: 'On to the next cell',
  digitFirst: 'Digit first',
  touch: 'Hold a cell and drag to choose several.',
  fixed: (givens) =>
    givens === 1
      ? '1 given now. Undo makes it an entry again.'
      : `${givens} givens now. Undo makes them entries again.`,
  settings: 'Settings',
  options: {
    peers: 'Highlight row, column and box',
    equal: 'Highlight equal digits',
    digitFirst: 'Choose the digit first, then the cells',
    live: 'Check every entry at once',
  },
  keysNote: 'Press ? for the keys.',
  timer: 'Time played',
  showTimer: 'Show time',
  hideTimer: 'Hide time',
  solvedIn: (time) => `Solved in ${time}. Each digit is once in every row, column and box.`,
  finding: (finding) => {
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
  marks: { wrong: 'wrong', conflict: 'leaves no solution' },
};

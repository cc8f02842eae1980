// English texts of what helps to play.
import { cellName } from '../../core/cell';
import type { Check } from '../../core/questions/questions';
import type { Mistake } from '../../element/play/finding';
import type { PlayMessages } from '../../element/play/words';

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');

function checked({ givensSolvable, solvable, wrong, several }: Check): string {
  if (!givensSolvable) return 'The givens alone have no solution; no entry is to blame.';
  const of = several ? 'of the several solutions' : 'the solution';
  if (solvable) return `So far so good: everything entered fits ${several ? 'one ' : ''}${of}.`;
  if (wrong.length === 0) return 'No solution of the givens has all your entries together.';
  return `Wrong: ${names(wrong)}. No solution of the givens has ${wrong.length === 1 ? 'that entry' : 'those entries'}.`;
}

function found({ cell, digit, change, of }: Mistake): string {
  const what = digit === 0 ? `emptying ${cellName(cell)}` : `${cellName(cell)} = ${digit}`;
  return `Change ${change} of ${of}, ${what}, left no solution.`;
}

export const words: PlayMessages = {
  label: 'Play',
  notes: 'Notes',
  autoNotes: 'Fill in notes',
  check: 'Check now',
  whereWrong: 'Where did I go wrong?',
  goBack: 'Go back to before it',
  editGivens: 'Edit givens',
  setting: 'What you enter now becomes a given.',
  settingDone: 'Done editing givens',
  typed:
    'Is this the puzzle? As givens the digits stay when you reset, and your entries can be checked.',
  useAsGivens: 'Use as givens',
  fixed: (givens) =>
    givens === 1
      ? '1 given now. Undo makes it an entry again.'
      : `${givens} givens now. Undo makes them entries again.`,
  timer: 'Time played',
  showTimer: 'Show time',
  hideTimer: 'Hide time',
  finding: (finding) => {
    switch (finding.kind) {
      case 'checked':
        return checked(finding.check);
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

// English texts of what helps to play.
import { cellName } from '../../core/cell';
import type { PlayMessages } from '../../element/play/words';

export const words: PlayMessages = {
  label: 'Play',
  notes: 'Notes',
  autoNotes: 'Fill in notes',
  check: 'Check now',
  whereWrong: 'Where did I go wrong?',
  goBack: 'Go back to before it',
  timer: 'Time played',
  showTimer: 'Show time',
  hideTimer: 'Hide time',
  checkFailed: 'The check failed. Ask again.',
  checked: ({ givensSolvable, solvable, wrong, several }) => {
    if (!givensSolvable) return 'The givens alone have no solution; no entry is to blame.';
    const of = several ? 'of the several solutions' : 'the solution';
    if (solvable) return `So far so good: everything entered fits ${several ? 'one ' : ''}${of}.`;
    if (wrong.length === 0) return 'No solution of the givens has all your entries together.';
    return `Wrong: ${wrong.map(cellName).join(', ')}. No solution of the givens has ${wrong.length === 1 ? 'that entry' : 'those entries'}.`;
  },
  mistake: (mistake) => {
    if (mistake === 'givens') return 'The givens alone have no solution; no entry is to blame.';
    if (mistake === 'none') return 'Nowhere: your entries still lead to a solution.';
    const { cell, digit, change, of } = mistake;
    const what = digit === 0 ? `emptying ${cellName(cell)}` : `${cellName(cell)} = ${digit}`;
    return `Change ${change} of ${of}, ${what}, left no solution.`;
  },
};

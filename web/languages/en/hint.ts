// English texts of hints.
import { cellName } from '../../core/cell';
import type { HintMessages } from '../../element/play/hint/words';
import { filled } from '../../element/shared/words/template';
import advice from './shared/advice.json';

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');

export const words: HintMessages = {
  label: 'Hint',
  looking: 'Looking for the next step…',
  close: 'Close',
  level: (step) => `Step ${step} of 4`,
  kind: 'The next step',
  more: { where: 'Where?', what: 'What?', why: 'Why?' },
  apply: 'Apply',
  path: 'All steps',
  applied: 'Done. Undo takes it back.',
  next: 'Next hint',
  about: (technique) => `What is this technique (${technique})?`,
  chain: (number, isCase) => filled(isCase ? advice.case : advice.chain, { number }),
  needsNotes: (blanks) =>
    blanks === 1
      ? 'You can see this step only in the notes, and one blank has no candidates noted.'
      : `You can see this step only in the notes, and ${blanks} blanks have no candidates noted.`,
  fillNotes: 'Fill in the missing notes',
  wrongNotes: (cells) =>
    cells.length === 0
      ? advice['wrong-notes']
      : filled(advice['wrong-note'], { cells: names(cells) }),
  wrongNote: 'a needed note is missing',
  mendNotes: 'Write these notes again',
  severalSolutions: advice.several,
  restsOnUniqueness: 'This step relies on the puzzle having exactly one solution, which is proven.',
  contradiction: 'The same digit is twice in one house. Take one of the two away first.',
  givensUnsolved: advice['givens-unsolved'],
  solved: 'Nothing is left to do: the puzzle is solved.',
  beyond: advice.beyond,
  beyondChosen: advice['beyond-chosen'],
  useAll: 'Use all techniques',
  repertoire: 'Techniques of hints',
  watch: 'Watch the search',
  failed: 'The hint failed. Ask again.',
  missing:
    'The next step needs chains with patterns or chains in them, and their search could not be loaded. Check the connection, then ask again.',
};

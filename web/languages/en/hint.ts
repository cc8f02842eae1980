// English texts of hints.
import { wordsIn } from '../look-up';
import { cellName } from '../../core/cell';
import { filled } from '../template';
import advice from '../../../cpp/words/en/advice.json';

const names = (cells: readonly number[]) => cells.map(cellName).join(', ');

export const words = {
  label: 'Hint',
  looking: 'Looking for the next step…',
  close: 'Close',
  /** `step`: of four. */
  level: (step: number) => `Step ${step} of 4`,
  /** The kind of the next step. */
  kind: 'The next step',
  /** The button that tells more. */
  more: { where: 'Where?', what: 'What?', why: 'Why?', about: 'About the technique' },
  apply: 'Apply',
  /** The button that opens the whole path. */
  path: 'All steps',
  applied: 'Done. Undo takes it back.',
  next: 'Next hint',
  /** The numbered cases of a deduction by several chains. */
  chain: (number: number, isCase: boolean) =>
    filled(isCase ? advice.case : advice.chain, { number }),
  needsNotes: (blanks: number) =>
    blanks === 1
      ? 'You can see this step only in the notes, and one blank has no candidates noted.'
      : `You can see this step only in the notes, and ${blanks} blanks have no candidates noted.`,
  fillNotes: 'Fill in the missing notes',
  wrongNotes: (cells: readonly number[]) =>
    cells.length === 0
      ? advice['wrong-notes']
      : filled(advice['wrong-note'], { cells: names(cells) }),
  /** The word in the names of these cells. */
  wrongNote: 'a needed note is missing',
  mendNotes: 'Write these notes again',
  severalSolutions: advice.several,
  /** The remark on a technique that rests on there being one solution. */
  restsOnUniqueness: 'This step relies on the puzzle having exactly one solution, which is proven.',
  contradiction: 'The same digit is twice in one house. Take one of the two away first.',
  givensUnsolved: advice['givens-unsolved'],
  solved: 'Nothing is left to do: the puzzle is solved.',
  beyond: advice.beyond,
  /** Where the chosen techniques do not go on. */
  beyondChosen: advice['beyond-chosen'],
  useAll: 'Use all techniques',
  /** The folded choice of techniques, and their order. */
  repertoire: 'Techniques of hints',
  watch: 'Watch the search',
  failed: 'The hint failed. Ask again.',
  /** Where the search for nested chains could not be loaded. */
  missing:
    'The next step needs chains with patterns or chains in them, and their search could not be loaded. Check the connection, then ask again.',
};

export type HintMessages = typeof words;

export const hintMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/hint.ts', { eager: true, import: 'words' }),
);

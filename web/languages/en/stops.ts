// English texts of stops.
import { wordsIn } from '../look-up';
import { cellName } from '../../core/cell';

export const words = {
  title: 'Stops',
  note: 'The film runs on, or back, to the nearest such step. You can stop looking at any time.',
  when: 'Stop',
  kind: {
    placing: 'when a cell becomes a digit',
    line: 'at a line',
    depth: 'at a depth',
    'dead-end': 'at a dead end',
  },
  /** The chosen cell of the board. */
  cell: (cell: number) => `Cell ${cellName(cell)}, the one chosen on the board.`,
  digit: 'Digit',
  line: 'Line',
  depth: 'Digits placed',
  previous: 'Back to it',
  next: 'On to it',
};

export type StopMessages = typeof words;

export const stopMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/stops.ts', { eager: true, import: 'words' }),
);

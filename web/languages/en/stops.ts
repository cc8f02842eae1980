// English texts of stops.
import { cellName } from '../../core/cell';
import type { StopMessages } from '../../element/watch/stops/words';

export const words: StopMessages = {
  title: 'Stops',
  note: 'The film runs on, or back, to the nearest such step. You can stop looking at any time.',
  when: 'Stop',
  kind: {
    placing: 'when a cell becomes a digit',
    line: 'at a line',
    depth: 'at a depth',
    'dead-end': 'at a dead end',
  },
  cell: (cell) => `Cell ${cellName(cell)}, the one chosen on the board.`,
  digit: 'Digit',
  line: 'Line',
  depth: 'Digits placed',
  previous: 'Back to it',
  next: 'On to it',
};

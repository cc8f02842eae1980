// `make` mode, as entries register it: the board, and beside it what is asked of a puzzle that is set.
import type { BoardMode } from '../contract';
import { labelIn } from '../shared/words/label-in';

declare module '../contract' {
  interface OtherModes {
    make: BoardMode<'make'>;
  }
}

export const makeMode: BoardMode<'make'> = {
  name: 'make',
  place: 'make',
  label: labelIn(
    import.meta.glob('../../languages/*/questions-label.ts', { eager: true, import: 'words' }),
  ),
  hasBoard: true,
};

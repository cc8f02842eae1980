// Play mode of a post: the board for a reader who solves it, without the solver. On the page that is the mode `solve`.
import type { BoardMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    play: BoardMode<'play'>;
  }
}

export const playMode: BoardMode<'play'> = { name: 'play', place: 'play', hasBoard: true };

// English texts of sharing from the board.
import { wordsIn } from '../look-up';

export const words = {
  title: 'Share',
  close: 'Close',
  link: 'The link',
  /** The switch between the puzzle and all of the board. */
  withEntries: 'With my entries, notes and colours',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow copying: mark the link and copy it yourself.',
  /** By what the system offers. */
  send: 'Send…',
};

export type ShareMessages = typeof words;

export const shareMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/share.ts', { eager: true, import: 'words' }),
);

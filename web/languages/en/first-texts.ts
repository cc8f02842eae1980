// English texts of what stands before the page's modules, or without them; the build writes them (scripts/first-texts.mjs).
import { wordsIn } from '../look-up';

export const words = {
  noScript: 'Retrace needs JavaScript: the search runs in your browser.',
  /** At an address that is none. */
  nothingHere: 'There is nothing at this address.',
  /** The page was opened from a disk; `command` starts a server, and `address` is where it serves. */
  notServed: (command: string, address: string) =>
    'This page has to be served: opened as a file, it cannot load its parts. ' +
    `In its folder, run ${command} and open ${address}`,
  /** The pictures that a browser shows before it installs the page. */
  pictures: {
    wide: 'A puzzle solved, with what the search cost',
    narrow: 'The same on a phone',
  },
};

export type FirstTexts = typeof words;

export const firstTextsIn = wordsIn(
  words,
  import.meta.glob('../*/first-texts.ts', { eager: true, import: 'words' }),
);

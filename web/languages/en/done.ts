// English texts of the card of a game that is done.
import { wordsIn } from '../look-up';
import { words as rating } from './rating';
import { plural } from './grammar';

export const words = {
  title: 'Solved',
  time: 'Time',
  level: 'Level',
  hints: 'Hints',
  /** The days in a row on which the daily puzzle was solved. */
  streak: 'Streak',
  days: (days: number) => plural(days, 'day'),
  /** The level while it is being rated, and where there is none. */
  rating: 'Rating…',
  unrated: 'None',
  grades: rating.grades,
  /** Another puzzle of the same level. */
  next: 'Next of this level',
  /** Another puzzle on which the same technique is the hardest step. */
  nextWith: (technique: string) => `Next with ${technique}`,
  share: 'Share the puzzle',
  /** The link is in the clipboard, or could not be put there. */
  copied: 'The link to the puzzle is copied. It holds the givens alone.',
  /** The same in a word, on the button. */
  copiedShort: 'Link copied',
  notCopied: 'The browser did not allow copying.',
  /** Leads to the list of games and its totals. */
  games: 'My games and statistics',
  close: 'Close',
};

export type DoneMessages = typeof words;

export const doneMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/done.ts', { eager: true, import: 'words' }),
);

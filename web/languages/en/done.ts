// English texts of the card of a game that is done.
import type { DoneMessages } from '../../element/begin/done/words';
import { words as rating } from './rating';

export const words: DoneMessages = {
  title: 'Solved',
  time: 'Time',
  level: 'Level',
  hints: 'Hints',
  streak: 'Streak',
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  rating: 'Rating…',
  unrated: 'None',
  grades: rating.grades,
  next: 'Next of this level',
  nextWith: (technique) => `Next with ${technique}`,
  share: 'Share the puzzle',
  copied: 'The link to the puzzle is copied. It holds the givens alone.',
  notCopied: 'The browser did not allow copying.',
  games: 'My games and statistics',
  close: 'Close',
};

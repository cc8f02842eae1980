// English texts of how a game is begun.
import type { Level } from '../../core/make/daily';
import { wordsIn } from '../look-up';

const levels = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  'very-hard': 'Expert',
  extreme: 'Extreme',
} satisfies Record<Level, string>;

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const dateName = (day: string): string => dates.format(new Date(`${day}T12:00:00`));

export const words = {
  label: 'Games',
  games: 'My games',
  /** The button that opens the choice on a phone, in a word or two. */
  fold: 'New',
  /** The text in front of the levels. */
  fresh: 'New puzzle',
  levels,
  today: 'Today’s puzzle',
  /** The button for the puzzles of other days, in a word. */
  calendar: 'Calendar',
  /** Leads to the ways to bring a puzzle. */
  bring: 'Bring your own',
  /** Folds the choice up again, on a phone. */
  back: 'Back to this one',
  technique: 'By technique',
  /** Leads to puzzles with rules beyond the classic ones, and to their editor. */
  varied: 'Variants',
  making: 'Making a puzzle…',
  /** The number of puzzles tried for a rare one. */
  tries: (count: number) => `${count.toLocaleString('en')} tried`,
  stop: 'Stop',
  made: (level: Level) => `A new puzzle: ${levels[level].toLowerCase()}. It has one solution.`,
  /** `day`: as in 2026-11-22. */
  madeDaily: (day: string, level: Level) =>
    `The puzzle for ${dateName(day)}: ${levels[level].toLowerCase()}.`,
  failed: 'No puzzle could be made. Ask again.',
};

export type BeginMessages = typeof words;

export const beginMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/begin.ts', { eager: true, import: 'words' }),
);

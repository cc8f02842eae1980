// English texts of the calendar of daily puzzles.
import { wordsIn } from '../look-up';
import { words as begin } from './begin';
import { plural } from './grammar';

const days = (count: number) => plural(count, 'day');

export const words = {
  title: 'Daily puzzles',
  close: 'Close',
  /** `today`: whether today's puzzle is already solved. */
  streak: (count: number, today: boolean) =>
    count === 0
      ? 'No streak yet: solve today’s puzzle to begin one.'
      : `Streak: ${days(count)}.${today ? '' : ' Today’s puzzle is still to solve.'}`,
  longest: (count: number) => `The longest: ${days(count)}.`,
  /** The text in front of the levels. */
  level: 'Level',
  levels: begin.levels,
  before: 'Previous month',
  after: 'Next month',
  /** The text behind the date: solved on its day, or later. */
  solved: (levels: readonly string[]) => `solved (${levels.join(', ')})`,
  solvedLater: (levels: readonly string[]) => `solved later (${levels.join(', ')})`,
  /** The signs in the calendar. */
  legend: { inTime: 'solved on its day', later: 'solved later' },
  keep: 'Keep statistics and streak',
  keepNote: 'They stay in this browser.',
};

export type DaysMessages = typeof words;

export const daysMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/days.ts', { eager: true, import: 'words' }),
);

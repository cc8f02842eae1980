// English texts of the calendar of daily puzzles.
import type { DaysMessages } from '../../element/begin/days/words';
import { words as begin } from './begin';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const words: DaysMessages = {
  title: 'Puzzles of the days',
  close: 'Close',
  streak: (count, today) =>
    count === 0
      ? 'No streak yet: solve today’s puzzle to begin one.'
      : `Streak: ${days(count)}.${today ? '' : ' Today’s puzzle is still to solve.'}`,
  longest: (count) => `The longest: ${days(count)}.`,
  level: 'Level',
  levels: begin.levels,
  before: 'The month before',
  after: 'The month after',
  solved: (levels) => `solved (${levels.join(', ')})`,
  solvedLater: (levels) => `solved later (${levels.join(', ')})`,
  legend: { inTime: 'solved on its day', later: 'solved later' },
  keep: 'Keep statistics and streak',
  keepNote: 'They stay in this browser.',
};

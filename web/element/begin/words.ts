// Every text of the choice of a game. A language that lacks one does not compile.
import type { Level } from '../../core/make/daily';

export interface BeginMessages {
  label: string;
  games: string;
  /** The button that opens the choice on a phone, in a word or two. */
  fold: string;
  /** The text in front of the levels. */
  fresh: string;
  levels: Record<Level, string>;
  today: string;
  /** The button for the puzzles of other days, in a word. */
  calendar: string;
  technique: string;
  /** Leads to the ways to bring a puzzle. */
  bring: string;
  /** Folds the choice up again, on a phone. */
  back: string;
  making: string;
  /** The number of puzzles tried for a rare one. */
  tries: (count: number) => string;
  stop: string;
  made: (level: Level) => string;
  /** `day`: as in 2026-11-22. */
  madeDaily: (day: string, level: Level) => string;
  failed: string;
}

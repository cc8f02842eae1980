// Every text of how a game is begun. A language that lacks one does not compile.
import type { Level } from '../../core/make/daily';

export interface BeginMessages {
  label: string;
  games: string;
  /** The button that opens all of it on a phone, in a word or two. */
  fold: string;
  /** In front of the levels. */
  fresh: string;
  levels: Record<Level, string>;
  today: string;
  /** The puzzles of other days, in a word. */
  calendar: string;
  technique: string;
  /** To the ways to bring a puzzle. */
  bring: string;
  /** Folds it up again, on a phone. */
  back: string;
  making: string;
  /** So many puzzles were looked at for a rare one. */
  tries: (count: number) => string;
  stop: string;
  made: (level: Level) => string;
  /** `day`: as 2026-11-22. */
  madeDaily: (day: string, level: Level) => string;
  failed: string;
}

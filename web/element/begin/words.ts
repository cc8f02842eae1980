// Every text of how a game is begun. A language that lacks one does not compile.
import type { Level } from '../../core/make/daily';

export interface BeginMessages {
  label: string;
  games: string;
  /** In front of the levels. */
  fresh: string;
  levels: Record<Level, string>;
  today: string;
  technique: string;
  making: string;
  stop: string;
  made: (level: Level) => string;
  /** `day`: as 2026-11-22. */
  madeDaily: (day: string, level: Level) => string;
  failed: string;
}

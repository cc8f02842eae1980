// Every text of the calendar of daily puzzles, which is loaded when it is opened. A language that lacks one does not compile.
import type { Level } from '../../../core/make/daily';

export interface DaysMessages {
  title: string;
  close: string;
  /** `today`: whether today's puzzle is already solved. */
  streak: (days: number, today: boolean) => string;
  longest: (days: number) => string;
  /** The text in front of the levels. */
  level: string;
  levels: Record<Level, string>;
  before: string;
  after: string;
  /** The text behind the date: solved on its day, or later. */
  solved: (levels: readonly string[]) => string;
  solvedLater: (levels: readonly string[]) => string;
  /** The signs in the calendar. */
  legend: { inTime: string; later: string };
  keep: string;
  keepNote: string;
}

// Every text of the card of a finished game, loaded with the first one. A language that lacks one does not compile.
import type { Grade } from '../../../core/techniques/grade';

export interface DoneMessages {
  title: string;
  time: string;
  level: string;
  hints: string;
  /** The days in a row on which the daily puzzle was solved. */
  streak: string;
  days: (days: number) => string;
  /** The level while it is being rated, and where there is none. */
  rating: string;
  unrated: string;
  grades: Record<Grade, string>;
  /** Another puzzle of the same level. */
  next: string;
  /** Another puzzle on which the same technique is the hardest step. */
  nextWith: (technique: string) => string;
  share: string;
  /** The link is in the clipboard, or could not be put there. */
  copied: string;
  notCopied: string;
  /** Leads to the list of games and its totals. */
  games: string;
  close: string;
}

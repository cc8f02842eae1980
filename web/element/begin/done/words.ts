// Every text of the card of a game that is done, which is loaded with the first one. A language that lacks one does not compile.
import type { Grade } from '../../../core/techniques/grade';

export interface DoneMessages {
  title: string;
  time: string;
  level: string;
  hints: string;
  /** The days in a row on which the daily puzzle was solved. */
  streak: string;
  days: (days: number) => string;
  /** While the level is found; where there is none. */
  rating: string;
  unrated: string;
  grades: Record<Grade, string>;
  /** Another puzzle of the same level. */
  next: string;
  /** Another puzzle on which the same technique is the hardest step. */
  nextWith: (technique: string) => string;
  share: string;
  /** The link is in the clipboard; or it cannot be put there. */
  copied: string;
  notCopied: string;
  /** To the list of games and what it sums up. */
  games: string;
  close: string;
}

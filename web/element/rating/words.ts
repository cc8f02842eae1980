// Every text of a rating, which is loaded with the first one. A language that lacks one does not compile.
import type { Grade } from '../../core/techniques/grade';

export interface RatingMessages {
  label: string;
  rating: string;
  /** While a long search is at work; `least`: ">=9.4". */
  soFar: (least: string) => string;
  stop: string;
  /** After the rating of a puzzle whose rating was stopped. */
  stopped: string;
  /** The same where the search for nested chains could not be loaded. */
  missing: string;
  grades: Record<Grade, string>;
  hardest: (technique: string) => string;
  /** The word for a puzzle that techniques cannot solve. */
  beyond: string;
  /** The button that opens the rated path. */
  path: string;
  /** The names of the three ratings. */
  figures: (hardest: string, firstPlacement: string, firstStep: string) => string;
}

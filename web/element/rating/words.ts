// Every text of a rating, which is loaded with the first one. A language that lacks one does not compile.
import type { Grade } from '../../core/techniques/grade';

export interface RatingMessages {
  label: string;
  rating: string;
  grades: Record<Grade, string>;
  hardest: (technique: string) => string;
  /** Where no technique is enough. */
  beyond: string;
  /** The button that opens the path which was rated. */
  path: string;
  /** The three figures, each as people write it. */
  figures: (hardest: string, firstPlacement: string, firstStep: string) => string;
}

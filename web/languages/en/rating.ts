// English texts of a rating.
import { wordsIn } from '../look-up';

export const words = {
  label: 'Difficulty',
  rating: 'Rating…',
  /** While a long search is at work; `least`: ">=9.4". */
  soFar: (least: string) => `Rating… ${least} so far`,
  stop: 'Stop rating',
  /** After the rating of a puzzle whose rating was stopped. */
  stopped: '(stopped)',
  /** The same where the search for nested chains could not be loaded. */
  missing: '(the search for the hardest chains could not be loaded)',
  grades: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    'very-hard': 'Expert',
    extreme: 'Extreme',
    beyond: 'Monstrous',
  },
  hardest: (technique: string) => `Hardest step: ${technique}.`,
  /** The word for a puzzle that techniques cannot solve. */
  beyond: 'No technique known here is enough; it takes a search.',
  /** The button that opens the rated path. */
  path: 'Explain it step by step',
  /** The names of the three ratings. */
  figures: (hardest: string, firstPlacement: string, firstStep: string) =>
    `SE rating: ER ${hardest} in all, EP ${firstPlacement} to the first digit, ED ${firstStep} for the first step.`,
};

export type RatingMessages = typeof words;

export const ratingMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/rating.ts', { eager: true, import: 'words' }),
);

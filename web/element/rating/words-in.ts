// The texts of a rating in a language.
import { wordsIn } from '../shared/words/look-up';
import type { RatingMessages } from './words';

export const ratingMessagesIn = wordsIn<RatingMessages>(
  import.meta.glob('../../languages/*/rating.ts', { eager: true, import: 'words' }),
);

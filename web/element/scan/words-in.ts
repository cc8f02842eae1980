// The texts of the review in a language.
import { wordsIn } from '../shared/words/look-up';
import type { ReviewMessages } from './words';

export const reviewMessagesIn = wordsIn<ReviewMessages>(
  import.meta.glob('../../languages/*/scan.ts', { eager: true, import: 'words' }),
);

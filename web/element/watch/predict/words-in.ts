// The texts of questions before a step in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { PredictMessages } from './words';

export const predictMessagesIn = wordsIn<PredictMessages>(
  import.meta.glob('../../../languages/*/predict.ts', { eager: true, import: 'words' }),
);

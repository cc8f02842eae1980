// The texts about a reading in a language.
import { wordsIn } from '../shared/words/look-up';
import type { ArrivalMessages } from './words';

export const arrivalMessagesIn = wordsIn<ArrivalMessages>(
  import.meta.glob('../../languages/*/arrivals.ts', { eager: true, import: 'words' }),
);

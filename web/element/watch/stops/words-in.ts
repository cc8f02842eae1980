// The texts of stops in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { StopMessages } from './words';

export const stopMessagesIn = wordsIn<StopMessages>(
  import.meta.glob('../../../languages/*/stops.ts', { eager: true, import: 'words' }),
);

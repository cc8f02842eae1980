// The texts of hints in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { HintMessages } from './words';

export const hintMessagesIn = wordsIn<HintMessages>(
  import.meta.glob('../../../languages/*/hint.ts', { eager: true, import: 'words' }),
);

// The texts of the card of a finished game, in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { DoneMessages } from './words';

export const doneMessagesIn = wordsIn<DoneMessages>(
  import.meta.glob('../../../languages/*/done.ts', { eager: true, import: 'words' }),
);

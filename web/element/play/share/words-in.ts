// The texts of sharing from the board in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { ShareMessages } from './words';

export const shareMessagesIn = wordsIn<ShareMessages>(
  import.meta.glob('../../../languages/*/share.ts', { eager: true, import: 'words' }),
);

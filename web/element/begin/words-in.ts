// The texts of the choice of a game in a language.
import { wordsIn } from '../shared/words/look-up';
import type { BeginMessages } from './words';

export const beginMessagesIn = wordsIn<BeginMessages>(
  import.meta.glob('../../languages/*/begin.ts', { eager: true, import: 'words' }),
);

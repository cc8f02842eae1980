// The texts of what helps to play in a language.
import { wordsIn } from '../shared/words/look-up';
import type { PlayMessages } from './words';

export const playMessagesIn = wordsIn<PlayMessages>(
  import.meta.glob('../../languages/*/play.ts', { eager: true, import: 'words' }),
);

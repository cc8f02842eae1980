// The texts of the sheet of keys in a language.
import { wordsIn } from '../shared/words/look-up';
import type { KeyMessages } from './key-words';

export const keyMessagesIn = wordsIn<KeyMessages>(
  import.meta.glob('../../languages/*/play-keys.ts', { eager: true, import: 'words' }),
);

// The texts of Code mode in a language.
import { wordsIn } from '../shared/words/look-up';
import type { CodeMessages } from './words';

export const codeMessagesIn = wordsIn<CodeMessages>(
  import.meta.glob('../../languages/*/code.ts', { eager: true, import: 'words' }),
);

// The texts of make mode in a language.
import { wordsIn } from '../shared/words/look-up';
import type { MakeMessages } from './words';

export const makeMessagesIn = wordsIn<MakeMessages>(
  import.meta.glob('../../languages/*/make.ts', { eager: true, import: 'words' }),
);

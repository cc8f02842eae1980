// The texts of the questions in a language.
import { wordsIn } from '../shared/words/look-up';
import type { DeskMessages } from './words';

export const deskMessagesIn = wordsIn<DeskMessages>(
  import.meta.glob('../../languages/*/questions.ts', { eager: true, import: 'words' }),
);

// The texts of practising techniques in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { PracticeMessages } from './words';

export const practiceMessagesIn = wordsIn<PracticeMessages>(
  import.meta.glob('../../../languages/*/practice.ts', { eager: true, import: 'words' }),
);

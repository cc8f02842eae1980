// The texts of the questions in a language.
import { wordsIn } from '../shared/words/look-up';
import type { QuestionsMessages } from './words';

export const questionsMessagesIn = wordsIn<QuestionsMessages>(
  import.meta.glob('../../languages/*/questions.ts', { eager: true, import: 'words' }),
);

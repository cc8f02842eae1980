// The texts of the lessons in a language.
import { wordsIn } from '../shared/words/look-up';
import type { LessonMessages } from './words';

export const lessonMessagesIn = wordsIn<LessonMessages>(
  import.meta.glob('../../languages/*/lessons.ts', { eager: true, import: 'words' }),
);

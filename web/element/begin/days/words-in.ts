// The texts of the calendar of daily puzzles in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { DaysMessages } from './words';

export const daysMessagesIn = wordsIn<DaysMessages>(
  import.meta.glob('../../../languages/*/days.ts', { eager: true, import: 'words' }),
);

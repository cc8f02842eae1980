// The texts of the questions' slot in a language.
import { wordsIn } from '../shared/words/look-up';
import type { SlotMessages } from './slot-words';

export const slotMessagesIn = wordsIn<SlotMessages>(
  import.meta.glob('../../languages/*/questions-slot.ts', { eager: true, import: 'words' }),
);

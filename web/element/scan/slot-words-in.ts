// The texts of the photo button in a language.
import { wordsIn } from '../shared/words/look-up';
import type { SlotMessages } from './slot-words';

export const slotMessagesIn = wordsIn<SlotMessages>(
  import.meta.glob('../../languages/*/scan-slot.ts', { eager: true, import: 'words' }),
);

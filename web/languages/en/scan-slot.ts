// English texts of the photo button.
import { wordsIn } from '../look-up';

export const words = {
  photo: 'Photo',
  /** Names the field behind the button. */
  choose: 'Photo of a puzzle',
  camera: 'Camera',
};

export type SlotMessages = typeof words;

export const slotMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/scan-slot.ts', { eager: true, import: 'words' }),
);

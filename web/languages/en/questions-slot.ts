// English texts of the slot for the questions.
import { wordsIn } from '../look-up';

export const words = {
  title: 'About this puzzle' /** The button, while the questions are not loaded. */,
  open: 'Show the questions',
};

export type SlotMessages = typeof words;

export const slotMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/questions-slot.ts', { eager: true, import: 'words' }),
);

// English texts of what a visitor can do at first sight.
import { wordsIn } from '../look-up';

export const words = { watch: 'Watch it search' };

export type WelcomeMessages = typeof words;

export const welcomeMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/welcome.ts', { eager: true, import: 'words' }),
);

// The texts of what a visitor can do at first sight, in a language.
import { wordsIn } from '../shared/words/look-up';
import type { WelcomeMessages } from './words';

export const welcomeMessagesIn = wordsIn<WelcomeMessages>(
  import.meta.glob('../../languages/*/welcome.ts', { eager: true, import: 'words' }),
);

// The texts for a visitor's first actions, in a language.
import { wordsIn } from '../shared/words/look-up';
import type { WelcomeMessages } from './words';

export const welcomeMessagesIn = wordsIn<WelcomeMessages>(
  import.meta.glob('../../languages/*/welcome.ts', { eager: true, import: 'words' }),
);

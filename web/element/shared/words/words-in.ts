// The texts of the element in every mode, in a language.
import { wordsIn } from './look-up';
import type { Messages } from './words';

export const messagesIn = wordsIn<Messages>(
  import.meta.glob('../../../languages/*/element.ts', { eager: true, import: 'words' }),
);

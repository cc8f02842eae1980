// The texts of the frame around the element in a language.
import { wordsIn } from '../element/shared/words/look-up';
import type { PageMessages } from './words';

export const pageMessagesIn = wordsIn<PageMessages>(
  import.meta.glob('../languages/*/page.ts', { eager: true, import: 'words' }),
);

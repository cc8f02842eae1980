// The texts of the source panel in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { SourceMessages } from './words';

export const sourceMessagesIn = wordsIn<SourceMessages>(
  import.meta.glob('../../../languages/*/source.ts', { eager: true, import: 'words' }),
);

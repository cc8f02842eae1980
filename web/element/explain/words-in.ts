// The texts of explain mode in a language.
import { wordsIn } from '../shared/words/look-up';
import type { ExplainMessages } from './words';

export const explainMessagesIn = wordsIn<ExplainMessages>(
  import.meta.glob('../../languages/*/explain.ts', { eager: true, import: 'words' }),
);

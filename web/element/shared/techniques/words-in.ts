// The texts about a deduction in a language.
import { wordsIn } from '../words/look-up';
import type { TechniqueMessages } from './words';

export const techniqueMessagesIn = wordsIn<TechniqueMessages>(
  import.meta.glob('../../../languages/*/techniques.ts', { eager: true, import: 'words' }),
);

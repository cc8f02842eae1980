// The texts of the choice of techniques in a language.
import { wordsIn } from '../words/look-up';
import type { TechniqueChoiceMessages } from './choice-words';

export const techniqueChoiceMessagesIn = wordsIn<TechniqueChoiceMessages>(
  import.meta.glob('../../../languages/*/technique-choice.ts', { eager: true, import: 'words' }),
);

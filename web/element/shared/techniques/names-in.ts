// The names of techniques in a language.
import { wordsIn } from '../words/look-up';
import type { TechniqueNames } from './names';

export const techniqueNamesIn = wordsIn<TechniqueNames>(
  import.meta.glob('../../../languages/*/technique-names.ts', { eager: true, import: 'words' }),
);

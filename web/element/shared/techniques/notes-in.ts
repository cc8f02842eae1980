// The notes on techniques in a language, loaded on request.
import { wordsIn } from '../words/look-up';
import type { TechniqueNotes } from './notes';

export const techniqueNotesIn = wordsIn<TechniqueNotes>(
  import.meta.glob('../../../languages/*/technique-notes.ts', { eager: true, import: 'words' }),
);

// The texts of saving a film in a language.
import { wordsIn } from '../words/look-up';
import type { SaveFilmMessages } from './words';

export const saveFilmMessagesIn = wordsIn<SaveFilmMessages>(
  import.meta.glob('../../../languages/*/save-film.ts', { eager: true, import: 'words' }),
);

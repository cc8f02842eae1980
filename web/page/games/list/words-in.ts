// The texts of the list of games in a language.
import { wordsIn } from '../../../element/shared/words/look-up';
import type { GamesMessages } from './words';

export const gamesMessagesIn = wordsIn<GamesMessages>(
  import.meta.glob('../../../languages/*/games.ts', { eager: true, import: 'words' }),
);

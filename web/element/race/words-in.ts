// The texts of the race in a language.
import { wordsIn } from '../shared/words/look-up';
import type { RaceMessages } from './words';

export const raceMessagesIn = wordsIn<RaceMessages>(
  import.meta.glob('../../languages/*/race.ts', { eager: true, import: 'words' }),
);

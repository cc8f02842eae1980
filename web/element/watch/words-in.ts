// The texts of watch mode in a language.
import { wordsIn } from '../shared/words/look-up';
import type { WatchMessages } from './words';

export const watchMessagesIn = wordsIn<WatchMessages>(
  import.meta.glob('../../languages/*/watch.ts', { eager: true, import: 'words' }),
);

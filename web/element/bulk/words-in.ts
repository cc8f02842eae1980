// The texts of bulk mode in a language.
import { wordsIn } from '../shared/words/look-up';
import type { BulkMessages } from './words';

export const bulkMessagesIn = wordsIn<BulkMessages>(
  import.meta.glob('../../languages/*/bulk.ts', { eager: true, import: 'words' }),
);

// The texts of the embed panel in a language.
import { wordsIn } from '../../element/shared/words/look-up';
import type { EmbedMessages } from './words';

export const embedMessagesIn = wordsIn<EmbedMessages>(
  import.meta.glob('../../languages/*/embed.ts', { eager: true, import: 'words' }),
);

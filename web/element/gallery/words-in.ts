// The texts of the examples in a language.
import { wordsIn } from '../shared/words/look-up';
import type { GalleryMessages } from './words';

export const galleryMessagesIn = wordsIn<GalleryMessages>(
  import.meta.glob('../../languages/*/gallery.ts', { eager: true, import: 'words' }),
);

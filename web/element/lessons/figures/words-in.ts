// The texts of the figures in a language.
import { wordsIn } from '../../shared/words/look-up';
import type { FigureMessages } from './words';

export const figureMessagesIn = wordsIn<FigureMessages>(
  import.meta.glob('../../../languages/*/lesson-figures.ts', { eager: true, import: 'words' }),
);

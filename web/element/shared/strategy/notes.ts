// A note on each strategy, in a sentence of each language.
import type { StrategyName } from '../../../core/strategy';
import { wordsIn } from '../words/look-up';

export type StrategyNotes = Record<StrategyName, string>;

export const strategyNotesIn = wordsIn<StrategyNotes>(
  import.meta.glob('../../../languages/*/strategy-notes.ts', { eager: true, import: 'words' }),
);

// The names of the modes in English, which an entry has before a mode is loaded.
import { wordsIn } from '../look-up';

export const words = {
  solve: 'Board',
  play: 'Play',
  watch: 'Watch',
  race: 'Race',
  explain: 'Explain',
  varied: 'Variants',
  learn: 'Lessons',
  lesson: 'Lesson',
  techniques: 'Techniques',
  code: 'Code',
  make: 'New puzzles',
  bulk: 'Many puzzles',
  questions: 'One puzzle',
};

export type ModeNames = typeof words;

export const modeNamesIn = wordsIn(
  words,
  import.meta.glob('../*/modes.ts', { eager: true, import: 'words' }),
);

// English texts of the examples.
import { wordsIn } from '../look-up';

export const words = {
  label: 'Examples',
  examples: {
    'baekjoon-2580': { title: 'Baekjoon 2580', note: 'its sample' },
    'baekjoon-2239': { title: 'Baekjoon 2239', note: 'its sample' },
    inkala: { title: 'Inkala’s puzzle', note: 'hard for people' },
    'anti-brute-force': { title: 'Anti-brute-force', note: '69 million placements' },
    'worst-row-major': { title: 'Worst row by row', note: '283 million placements' },
    'worst-fewest-candidates': { title: 'Against fewest candidates', note: '64,770 placements' },
    'worst-propagation': { title: 'Against propagation', note: '3,166 placements' },
    'worst-exact-cover': { title: 'Against exact cover', note: '3,868 placements' },
    'meter-near-cap': {
      title: 'Two calls short of the cap',
      note: '9,999,998, as 12095 counts them',
    },
    several: { title: 'Several solutions', note: 'one given short' },
    none: { title: 'No solution', note: 'and no contradiction' },
    contradiction: { title: 'Contradiction', note: 'two equal givens' },
    empty: { title: 'Empty grid', note: 'to fill yourself' },
  },
};

export type GalleryMessages = typeof words;

export const galleryMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/gallery.ts', { eager: true, import: 'words' }),
);

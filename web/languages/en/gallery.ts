// English texts of the examples.
import type { GalleryMessages } from '../../element/gallery/words';

export const words: GalleryMessages = {
  label: 'Examples',
  examples: {
    'baekjoon-2580': { title: 'Baekjoon 2580', note: 'its sample' },
    'baekjoon-2239': { title: 'Baekjoon 2239', note: 'its sample' },
    inkala: { title: 'Inkala’s puzzle', note: 'hard for people' },
    'anti-brute-force': { title: 'Anti-brute-force', note: '69 million placements' },
    several: { title: 'Several solutions', note: 'one given short' },
    none: { title: 'No solution', note: 'and no contradiction' },
    contradiction: { title: 'Contradiction', note: 'two equal givens' },
    empty: { title: 'Empty grid', note: 'to fill yourself' },
  },
};

// English names of techniques.
import { wordsIn } from '../look-up';
import names from '../../../cpp/words/en/technique-names.json';

export const words = {
  names,
  /** `gist`: the pattern to look for, for people who do not know the name. */
  families: {
    singles: {
      title: 'Singles',
      gist: 'A cell or a digit has only one possibility left.',
    },
    locked: {
      title: 'Locked candidates',
      gist: 'All cells for a digit in one house lie in a second house, too.',
    },
    subsets: {
      title: 'Pairs, triples and quads',
      gist: 'A few cells of a house share as many digits among themselves.',
    },
    fish: {
      title: 'Fish',
      gist: 'In a few rows, a digit fits only in as many columns, or the other way round.',
    },
    'single-digit': {
      title: 'Patterns of one digit',
      gist: 'Two houses in which a digit has few possible cells touch each other.',
    },
    wings: {
      title: 'Wings',
      gist: 'A few cells with two or three candidates force a digit into one of them.',
    },
    uniqueness: {
      title: 'Uniqueness',
      gist: 'The puzzle has one solution, so two digits may not be exchangeable anywhere.',
    },
    exclusion: {
      title: 'Aligned exclusion',
      gist: 'Every way to fill a few cells with a digit breaks something beside them.',
    },
    chains: {
      title: 'Chains',
      gist: 'One conclusion leads to the next, and back to where it began.',
    },
    forcing: {
      title: 'Forcing chains',
      gist: 'In every case the chains lead to the same conclusion, or one case contradicts itself.',
    },
    rare: {
      title: 'Rare patterns',
      gist: 'A few boxes hold just as many digits as cells, or cannot hold some digits alone.',
    },
  },
};

export type TechniqueNames = typeof words;

export const techniqueNamesIn = wordsIn(
  words,
  import.meta.glob('../*/technique-names.ts', { eager: true, import: 'words' }),
);

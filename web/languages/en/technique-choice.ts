// English texts of the choice of techniques.
import { wordsIn } from '../look-up';

export const words = {
  label: 'Techniques',
  /** `note`: the kinds of techniques that the level has. */
  levels: {
    beginner: { name: 'For beginners', note: 'Singles, locked candidates, pairs and triplets.' },
    usual: {
      name: 'The usual ones',
      note: 'With quads, fish, wings, rectangles and colours, too.',
    },
    all: { name: 'All', note: 'With chains, almost locked sets and forcing chains, too.' },
  },
  /** Technique by technique. */
  own: 'My own choice',
  /** The field for the order in which they are tried. */
  order: 'Order of techniques',
  orders: {
    teaching: 'As people look for them',
    classic: 'As the classic rating does',
    hodoku: 'As HoDoKu does',
    sudokuwiki: 'As SudokuWiki lists them',
  },
  /** Where the last one is taken away. */
  atLeastOne: 'One technique has to stay.',
};

export type TechniqueChoiceMessages = typeof words;

export const techniqueChoiceMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/technique-choice.ts', { eager: true, import: 'words' }),
);

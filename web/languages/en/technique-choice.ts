// English texts of the choice of techniques.
import type { TechniqueChoiceMessages } from '../../element/shared/techniques/choice-words';

export const words: TechniqueChoiceMessages = {
  label: 'Techniques',
  levels: {
    beginner: { name: 'For beginners', note: 'Singles, locked candidates, pairs and triplets.' },
    usual: {
      name: 'The usual ones',
      note: 'With quads, fish, wings, rectangles and colours, too.',
    },
    all: { name: 'All', note: 'With chains, almost locked sets and forcing chains, too.' },
  },
  own: 'My own choice',
  order: 'Order of techniques',
  orders: {
    teaching: 'As people look for them',
    classic: 'As the classic rating does',
    hodoku: 'As HoDoKu does',
    sudokuwiki: 'As SudokuWiki lists them',
  },
  atLeastOne: 'One technique has to stay.',
};

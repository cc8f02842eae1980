// English texts of the choice of techniques.
import type { TechniqueChoiceMessages } from '../../element/shared/techniques/choice-words';

export const words: TechniqueChoiceMessages = {
  label: 'Techniques',
  levels: {
    beginner: 'For beginners: singles, locked candidates, pairs and triplets',
    usual: 'The usual ones: with fish, wings, rectangles and colours',
    all: 'All',
  },
  own: 'My own choice',
  atLeastOne: 'One technique has to stay.',
};

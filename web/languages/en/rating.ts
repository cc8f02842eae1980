// English texts of a rating.
import type { RatingMessages } from '../../element/rating/words';

export const words: RatingMessages = {
  label: 'Difficulty',
  rating: 'Rating…',
  soFar: (least) => `Rating… ${least} so far`,
  stop: 'Stop rating',
  stopped: '(stopped)',
  missing: '(the search for the hardest chains could not be loaded)',
  grades: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    'very-hard': 'Expert',
    extreme: 'Extreme',
    beyond: 'Monstrous',
  },
  hardest: (technique) => `Hardest step: ${technique}.`,
  beyond: 'No technique known here is enough; it takes a search.',
  path: 'Explain it step by step',
  figures: (hardest, firstPlacement, firstStep) =>
    `Classic scale: ${hardest} in all, ${firstPlacement} to the first digit, ${firstStep} to begin with.`,
};

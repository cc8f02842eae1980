// English texts of practising techniques.
import type { PracticeMessages } from '../../element/begin/practice/words';

export const words: PracticeMessages = {
  title: 'Practise a technique',
  about: 'Choose one: it is explained, and then you get puzzles on which it is the hardest step.',
  close: 'Close',
  all: 'All techniques',
  begin: 'A puzzle with it',
  progress: (solved, goal) =>
    solved < goal ? `Solved ${solved} of ${goal}` : `Practised: ${solved} solved`,
  solved: (count) => `${count} solved`,
  practised: 'practised',
  rating: (rating) => `From ${rating} on the classic scale.`,
  begun: (technique) =>
    `The hardest step here: ${technique}. Everything easier comes first; a hint shows it when it is due.`,
};

// The lesson on lessons from dead ends in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'Row by row, the search has placed 17 digits and stands before r3c6, where no digit fits. The givens alone leave that cell 3 and 5.',
      'Two of the 17 choices forbid them. All the others might be different, and r3c6 would still be a dead end.',
    ],
    question: 'Choose one of the two cells that this dead end comes from.',
    right: 'r1c4 has the 3 and r1c5 the 5, in the same box as r3c6.',
    wrong: () => 'The digit in that cell does not keep 3 or 5 out of r3c6.',
  },
  {
    text: [
      'Backtracking does not ask. It takes back its last choice, r3c5, and comes to r3c6 again; then r3c4, r3c3, and so on, each with each digit that fits.',
    ],
    question:
      'How many steps pass until it takes back the 5 in r1c5? A third or three times as many will do.',
    right:
      '158. In all of them the dead end is certain, and the search finds it anew in r3c6 again and again.',
    wrong: (number) =>
      number < 158
        ? 'More: the cells between have several digits each.'
        : 'Fewer: most digits between are refused at once.',
  },
  {
    text: [
      'A search that learns writes the cause down: *r1c4 = 3 and r1c5 = 5 are in no solution together*. Then it goes back to the later of the two at once.',
      'The lesson stays for the rest of the search. Wherever one of the two digits stands, the other is out.',
    ],
    question: 'How many of the 17 digits does it take back at once, the one in r1c5 included?',
    right: '14: three choices stand before r1c5. Then r1c5 becomes 7, the next digit that fits.',
    wrong: () => 'Count the choices of row 1: r1c1, r1c3, r1c4 and r1c5 are the first four.',
  },
  {
    text: [
      'On 9×9 that rarely matters: few dead ends are far from their cause. On 25×25 it decides. On the puzzle p19, 69 million steps row by row lead nowhere, and a search that learns has the solution after 42,866 steps, within a second.',
      'See it: in *Variants*, open the example of 25×25, press “Watch the search”, and choose “Learning from dead ends”. A modern SAT solver works the same way (*conflict-driven clause learning*).',
    ],
  },
]);

export type LearningLesson = typeof words;

export const learningLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-learning.ts', { eager: true, import: 'words' }),
);

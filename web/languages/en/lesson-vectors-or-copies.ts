// The lesson on vectors and copies in English.
import { lessonWords } from '../lesson';
import { wordsIn } from '../look-up';

export const words = lessonWords([
  {
    text: [
      'The author of a 2580 write-up kept the board in a `vector<vector<int>>` and exceeded the *time limit*; with `int board[9][9]` the program passed. The algorithm was the same. What was so slow?',
      'In C++ an array parameter (`int board[][9]`) copies nothing: it is the address of the first row.',
    ],
    question: 'How many bytes does a call pass then, on a 64-bit machine?',
    right: '8: one pointer. However many calls there are, they share one board.',
    wrong: (number) =>
      number === 324
        ? '324 bytes is the whole board, 81 × 4. An array parameter becomes a pointer and copies nothing.'
        : 'As many bytes as one address has.',
  },
  {
    text: [
      'Vectors are different. A parameter `vector<vector<int>> board` is *by value*: each call copies the whole board. With `&` it is *by reference*, and calls copy nothing.',
      'A vector keeps its elements in a separate block of memory: a vector of vectors has one block for each row, and one for the vector that holds the rows.',
    ],
    question: 'How many times does copying a 9×9 board of vectors allocate memory?',
    right:
      '10 times: once for the outer vector, nine times for rows. This happens at every call of `dfs`, and for every checked digit if the checking function takes the board by value, too.',
    wrong: (number) =>
      number === 9
        ? 'Besides the nine rows there is the outer vector that holds them.'
        : 'Think of each row, and of the outer vector.',
  },
  {
    text: [
      'Measure programs that take the same steps on this device: with the board as an array, as vectors by reference, and as vectors by value. The difference depends on the device.',
      'The write-up does not show the slow program. Passing by value is the likeliest reason, not a proven one.',
    ],
  },
  {
    text: [
      'The program that passed still takes its list of blanks by value and copies it at each call. That is a single vector with one allocation, which is cheap enough.',
      'Keep in mind: an array parameter is a pointer, a vector parameter is a copy. Pass large values with `&`, or make them global. Java and Python pass by value, too, but the value that they pass is a reference to the board: nothing is copied, so they do not have this trap.',
    ],
  },
]);

export type VectorsOrCopiesLesson = typeof words;

export const vectorsOrCopiesLessonIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-vectors-or-copies.ts', { eager: true, import: 'words' }),
);

// The lesson on vectors and copies in English.
import type { VectorsOrCopiesWords } from '../../element/lessons/course/vectors-or-copies';

export const words: VectorsOrCopiesWords = {
  steps: [
    {
      text: [
        'A write-up of 2580 had its board as `vector<vector<int>>` and exceeded the *time limit*; with `int board[9][9]` it passed. The algorithm was the same. What was so slow?',
        'In C++ an array parameter (`int board[][9]`) copies nothing: it is the address of the first row.',
      ],
      question: 'How many bytes are passed then, on a 64-bit machine?',
      right: '8: one pointer. However many calls there are, there is one board.',
      wrong: (number) =>
        number === 324
          ? '324 bytes is the whole board, 81 × 4. An array parameter becomes a pointer and copies nothing.'
          : 'It is as large as one address.',
    },
    {
      text: [
        'Vectors are different. A parameter `vector<vector<int>> board` is *by value*: each call makes a copy of the whole board. With `&` it is *by reference*, and nothing is copied.',
        'A vector keeps its elements in memory of their own: in a vector of vectors one piece for each row, and one for the vector that holds the rows.',
      ],
      question: 'How many times is memory allocated to copy a 9×9 board of vectors once?',
      right:
        '10 times: once for the outer vector, nine times for rows. At every call of `dfs`, and for every digit that is checked, if that function takes the board by value, too.',
      wrong: (number) =>
        number === 9
          ? 'Beside the nine rows there is the outer vector that holds them.'
          : 'Think of each row, and of the outer vector.',
    },
    {
      text: [
        'Measure programs that take the same steps, on this device: the board as an array, as vectors by reference, and by value. How far apart they are depends on the device.',
        'The write-up does not show the program that was too slow. By value is the likeliest reason, not a proven one.',
      ],
    },
    {
      text: [
        'The program that passed still takes its list of blanks by value and copies it at each call. That is a single vector, with one allocation, and can be borne.',
        'Keep in mind: an array parameter is a pointer, a vector parameter is a copy. Put an `&` to what is large, or make it global. Java and Python always pass references and do not have this trap.',
      ],
    },
  ],
};

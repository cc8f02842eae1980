// The lessons in English.
import type { LessonMessages } from '../../element/lessons/words';

export const words: LessonMessages = {
  title: 'Lessons',
  lesson: 'Lesson',
  show: 'On the board',
  link: 'Link',
  linkTo: (scene) => `Link to “${scene}”`,
  embed: 'Copy tag',
  embedOf: (scene) => `Copy tag of “${scene}”`,
  previous: 'Previous lesson',
  next: 'Next lesson',
  close: 'Close lesson',
  copied: 'Copied: a tag for any page that loads Retrace.',
  copyFailed: 'The browser did not allow copying.',
  lessons: {
    'three-cells': {
      title: 'Three cells',
      summary: 'Try, fail, take back: the whole of backtracking in five steps.',
      paragraphs: [
        'Row 1 has three blanks. Their candidates are {1, 3} in r1c1, {2, 3} in r1c6 and {1, 2} in r1c9.',
        'The search takes the smallest digit each time: 1, then 2. Now nothing is left for r1c9: a dead end.',
        'So it takes the 2 back and puts 3 into r1c6 instead. That leaves 2 for r1c9, and the three blanks below follow. Eight steps, one of them backwards.',
      ],
      scenes: ['The start', 'After 1 and 2', 'The dead end, 2 taken back', '1, 3, 2'],
    },
    'greedy-dead-end': {
      title: 'Greedy gets stuck',
      summary: 'Why the smallest digit that fits is not enough.',
      paragraphs: [
        'Row 1 lacks only 1 and 2. Both fit r1c1, so greedy takes 1. Then r1c8 needs the 2, but column 8 has one further down, at r7c8. Nothing fits, and greedy never takes back.',
        'Backtracking goes the same way first, meets the same dead end, takes the 1 back, and puts 2 into r1c1. It has the solution after 116 steps.',
      ],
      scenes: ['Greedy, stuck', 'Backtracking takes 1 back', '2 and 1 instead'],
    },
    'sample-2580': {
      title: 'The sample of 2580',
      summary: 'Fourteen blanks, and nothing to take back.',
      paragraphs: [
        'The sample input of Baekjoon 2580 has 14 blanks. In order of rows, the smallest digit that fits is right every time: 14 steps, no dead end.',
        'Even greedy solves it. A program that passes the sample has not been tested for backtracking yet; the lesson before this one does that.',
      ],
      scenes: ['The start', 'The solution'],
    },
    'first-solution': {
      title: 'Why the first is the smallest',
      summary: 'Row-major order finds the lexicographically first solution; others may not.',
      paragraphs: [
        'This grid has three solutions. Baekjoon 2239 asks for the lexicographically first: the smallest when its 81 digits are read row by row.',
        'A search that fills the blanks in that order, each with its digits from 1 up, leaves a digit only when nothing smaller works there. So what it finds first is the smallest: row 1 becomes 915423678.',
        'fewest-candidates fills the blanks in another order. It is done in 36 steps, with row 1 951423678: a solution, but not the first. Solve shows the first one anyway.',
      ],
      scenes: ['Row by row: 915423678', 'Fewest candidates: 951423678'],
    },
    'row-major-defeated': {
      title: 'A grid against row order',
      summary: '138 million steps, or ninety thousand.',
      paragraphs: [
        'Row 1 is empty, and in the only solution it is 987654321. Row by row, every smaller beginning is tried in vain: 138,350,568 steps. The timeline below the board shows all of them; drag to any. No input of 2580 is like this: they are what the setter’s own backtracking solves.',
        'fewest-candidates takes the blank with the fewest candidates next, so it hits a contradiction early: 90,470 steps. With singles filled first, propagation needs 64 and takes none back.',
      ],
      scenes: ['Row by row, from the start', 'Fewest candidates, at the end'],
    },
    'vectors-or-copies': {
      title: 'Vectors or copies?',
      summary: 'Why a board of vectors timed out, measured.',
      paragraphs: [
        'A write-up of 2580 exceeded the time limit with a vector<vector<int>> board and passed with an array. The program that passed still copies its list of blanks at every call. What was so slow about the board?',
        'An array parameter is only a pointer. A vector parameter without & is a copy: ten allocations for every call of dfs, and for every digit that is checked. The write-up does not show that version, so this is the likely cause, not a proven one.',
        'Three strategies take the same steps: scan-blanks (array), nested-vectors (vectors by reference) and copied-board (vectors by value). Race them here: the sentence under “The 2580 question” is made from your own measurement.',
      ],
      scenes: ['The race of the three'],
    },
    meter: {
      title: 'The 12095 meter',
      summary: 'How far a grid drives the counter of a plain solver.',
      paragraphs: [
        'Baekjoon 12095 publishes a backtracking function with a counter, cnt, and asks for the grid that drives it furthest. The score is cnt, the penalty its square root with a minus sign, and at 100,000 the function gives up.',
        'used-flags counts its calls in the same way. The meter counts for the grid on the board, whatever it is.',
      ],
      scenes: ['Inkala’s puzzle'],
    },
  },
};

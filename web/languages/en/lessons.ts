// The list of lessons in English, and the texts around an open lesson.
import type { Refusal } from '../../core/refusals';
import { wordsIn } from '../look-up';
import { cellName } from '../../core/cell';

export const words = {
  title: 'Lessons',
  about:
    'From a single blank to the reasons why your own dfs() is right, or slow. About five minutes each: predict first, then see it on the board.',
  /** The word for a lesson beside its title. */
  lesson: 'Lesson',
  /** The number of answered questions, beside the title. */
  answered: (count: number, whole: number) => `${count} of ${whole} questions answered`,
  goOn: 'Go on',
  begin: 'Begin with the first',
  forget: 'Forget my progress',
  forgotten: 'Your progress is forgotten.',
  loading: 'Loading the lesson…',
  failed: 'The lesson could not be loaded.',
  again: 'Try again',
  /** The buttons around an open lesson. */
  all: 'All lessons',
  previous: 'Previous lesson',
  next: 'Next lesson',
  /** The name of the group of steps. */
  steps: 'Within the lesson',
  step: (number: number, whole: number) => `Page ${number} of ${whole}`,
  back: 'Back',
  on: 'Next',
  /** The name of the board with its controls. */
  stage: 'Board and playing',
  /** The name of the figure or program beside the text. */
  beside: 'Beside it',
  question: 'Predict',
  /** Leads to the board, where a cell is to be chosen. */
  toBoard: 'Choose on the board (arrow keys, Enter)',
  digits: 'Digits',
  none: 'none',
  number: 'Your number',
  answer: 'Answer',
  show: 'Show me',
  /** The reply to a text that is not a number. */
  noNumber: 'Please type a number.',
  /** The reply to a digit that a peer has. */
  refused: ({ digit, peer, house }: Refusal) =>
    `${house.kind.charAt(0).toUpperCase()}${house.kind.slice(1)} ${house.index + 1} has a ${digit} already, in ${cellName(peer)}.`,
  given: (cell: number) => `${cellName(cell)} holds a digit already. Choose a blank.`,
  link: 'Copy link to this page',
  tag: 'Copy tag of this board',
  lessonTag: 'Copy tag of this lesson',
  copied: 'Copied: a tag for any page that loads Retrace.',
  linkCopied: 'Link copied.',
  copyFailed: 'The browser did not allow copying.',
  lessons: {
    rules: {
      title: 'Rules and numbers of cells',
      summary: 'Rows, columns and boxes, row/3*3 + column/3, the input of both problems',
    },
    'three-cells': {
      title: 'Three cells',
      summary: 'Backtracking and depth-first search (DFS), by a maze and three blanks',
    },
    recursion: {
      title: 'Recursion is the stack',
      summary: 'What does return remove, and what stays?',
    },
    'forgotten-reset': {
      title: 'Forgetting board = 0',
      summary: 'The sample passes. Why is the program still wrong?',
    },
    'sample-2580': {
      title: 'The sample of 2580',
      summary: 'Blanks collected first, checked one by one, and nothing to take back',
    },
    flags: {
      title: 'Flags for rows, columns, boxes',
      summary: 'cnt / 9 and cnt % 9, mark and unmark',
    },
    'row-and-column': { title: 'dfs(row, column)', summary: 'What happens at column 9?' },
    candidates: { title: 'Lists of candidates', summary: 'Collected once, on entering a cell' },
    'greedy-dead-end': {
      title: 'Greedy gets stuck',
      summary: 'It works for coins. Why not on this board?',
    },
    stopping: {
      title: 'How to stop',
      summary: 'A flag, return true, exit; without any, too much output',
    },
    'first-solution': {
      title: 'Why the first is the smallest',
      summary: 'The lexicographically first solution that 2239 asks for',
    },
    'same-steps': {
      title: 'Same steps, other cost',
      summary: 'Scanning, flags, candidates, bitmasks',
    },
    pruning: {
      title: 'Why one second is enough',
      summary: '9 to the blanks, pruning, promising nodes, time complexity',
    },
    'vectors-or-copies': {
      title: 'Vectors or copies?',
      summary: 'Why a board of vectors timed out: a measurement',
    },
    'row-major-defeated': {
      title: 'The order of cells',
      summary: '138 million steps, ninety thousand, sixty-four',
    },
    learning: {
      title: 'Lessons from dead ends',
      summary: 'Back over fourteen choices at once, and boards on which backtracking ends',
    },
    meter: {
      title: 'The 12095 meter',
      summary: 'The grid that drives a plain solver’s counter furthest',
    },
  },
};

export type LessonMessages = typeof words;

export const lessonMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/lessons.ts', { eager: true, import: 'words' }),
);

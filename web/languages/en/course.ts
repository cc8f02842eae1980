// English texts of the course of techniques.
import { wordsIn } from '../look-up';
import { filled } from '../template';
import { words as hint } from './hint';
import advice from '../../../cpp/words/en/advice.json';

export const words = {
  title: 'Solving techniques',
  about:
    'From the last blank of a row to chains. For each: what it is, an example on the board, and puzzles that stand right at the step, in which you find it three times.',
  learned: (learned: number, of: number) => `${learned} of ${of} learned`,
  begin: (technique: string) => `Begin with ${technique}`,
  goOn: (technique: string) => `Go on with ${technique}`,
  all: 'All techniques',
  /** The name of the button that leads to the next technique. */
  next: (technique: string) => `Next technique: ${technique}`,
  link: 'Copy link to this technique',
  linkCopied: 'Link copied.',
  copyFailed: 'The browser did not allow copying.',
  rating: (rating: string) => `difficulty from ${rating}`,
  /** The three parts of a technique. */
  what: 'What it is',
  see: 'See it',
  find: (times: number) => `Find it ${times === 3 ? 'three times' : `${times} times`}`,
  findAbout:
    'The board comes with every easier step done and the candidates noted. Cross out what the technique rules out, or enter its digit. A find with a hint does not count.',
  findOne: 'Find one',
  findMore: 'Find another one',
  found: (count: number, goal: number) => `${count} of ${goal} found`,
  /** The example: before anything of it is told, and the buttons that tell more. */
  look: 'Can you see it on this board?',
  more: hint.more,
  hide: 'Hide it again',
  chain: (number: number, isCase: boolean) =>
    filled(isCase ? advice.case : advice.chain, { number }),
  looking: 'Walking to the step…',
  failed: 'The example could not be loaded.',
  again: 'Try again',
};

export type CourseMessages = typeof words;

export const courseMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/course.ts', { eager: true, import: 'words' }),
);

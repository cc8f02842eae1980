// English texts of looking for a technique on the board.
import { wordsIn } from '../look-up';

export const words = {
  /** `places`: whether it enters a digit, or crosses candidates out. */
  task: (technique: string, places: boolean) =>
    places
      ? `Find the ${technique} and enter its digit.`
      : `Find the ${technique} and cross out what it rules out.`,
  /** The easier steps that were done for the player; `list`: how many of each family. */
  before: (steps: number, list: string) =>
    steps === 0 ? 'It is the first step.' : `Done before it: ${list}.`,
  times: (family: string, count: number) => `${family.toLowerCase()} ×${count}`,
  /** Where hints solve the puzzle in other ways. */
  begun: (technique: string) =>
    `The hardest step here: ${technique}. Everything easier comes first; a hint shows it when it is due.`,
  found: (technique: string) => `Found: ${technique}`,
  /** `goal`: the number of finds after which a technique is learned. */
  progress: (count: number, goal: number) =>
    count < goal ? `${count} of ${goal} found.` : `Found ${count} times: learned.`,
  withHint: 'With a hint it does not count. The next one you find alone.',
  next: 'Next one',
  nextTechnique: (technique: string) => `Next technique: ${technique}`,
  toCourse: 'To the course',
  goOn: 'Solve this one',
  /** Where the find has filled the board. */
  close: 'Close',
};

export type PracticeMessages = typeof words;

export const practiceMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/practice.ts', { eager: true, import: 'words' }),
);

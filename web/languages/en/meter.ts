// English texts of the 12095 meter.
import { wordsIn } from '../look-up';
import { number } from './grammar';

export const words = {
  calls: 'Calls (cnt)',
  score: 'Score',
  gauge: 'Calls against the cap',
  ofCap: (calls: number) => `${number(calls)} of 10,000,000 calls`,
  /** The end of the gauge. */
  cap: '10,000,000, the cap',
  counting: 'Counting…',
  contradiction:
    'The givens contradict each other: the problem takes only grids that can be solved.',
  failed: 'The count failed. Put the grid on the board once more.',
  capped: 'At the cap: the published function gives up before it has a solution.',
  solved: (left: number) =>
    `The published function solves it, ${left === 1 ? '1 call' : `${number(left)} calls`} below the cap.`,
  unsolvable: 'There is no solution: the problem takes only grids that can be solved.',
  gallery: 'Grids that score high',
  /** The visitor's own board. */
  own: { title: 'Your board', note: 'the board in Play' },
  /** Leads to the visitor's own board. */
  play: 'Change your board in Play',
  grids: {
    inkala: { title: 'Inkala’s puzzle', note: '72,097 calls' },
    'near-cap': { title: 'Two short of the cap', note: '9,999,998 calls, 27 givens' },
    'few-givens': { title: '17 givens, ten short of the cap', note: '9,999,990 calls' },
    'many-givens': { title: '43 givens', note: '101,109 calls, with half the board given' },
    'anti-brute-force': { title: 'Anti-brute-force', note: 'would take 88,178,563 calls' },
  },
  number,
};

export type MeterMessages = typeof words;

export const meterMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/meter.ts', { eager: true, import: 'words' }),
);

// English texts of the 12095 meter.
import { figuresIn } from '../../element/lessons/meter/figures';
import type { MeterMessages } from '../../element/lessons/meter/words';

const figures = figuresIn('en');

export const words: MeterMessages = {
  ...figures,
  calls: 'Calls (cnt)',
  score: 'Score',
  penalty: 'Penalty',
  gauge: 'Calls against the cap',
  ofCap: (calls) => `${figures.number(calls)} of 100,000 calls`,
  cap: '100,000, the cap',
  counting: 'Counting…',
  contradiction:
    'The givens contradict each other: the problem takes only grids that can be solved.',
  failed: 'The count failed. Put the grid on the board once more.',
  capped: 'At the cap: the published function gives up before it has a solution.',
  solved: (left) =>
    `The published function solves it, ${left === 1 ? '1 call' : `${figures.number(left)} calls`} below the cap.`,
  unsolvable: 'There is no solution: the problem takes only grids that can be solved.',
  gallery: 'Grids that score high',
  own: { title: 'Your board', note: 'what is on it in Play' },
  play: 'Change your board in Play',
  grids: {
    inkala: { title: 'Inkala’s puzzle', note: '72,097 calls' },
    'near-cap': { title: 'Two short of the cap', note: '99,998 calls, still solved' },
    'many-givens': { title: '43 givens, at the cap', note: 'more than half the board' },
    'anti-brute-force': { title: 'Anti-brute-force', note: 'would be called 88,178,563 times' },
  },
};

// Races as Markdown and as CSV, byte by byte.
import { describe, expect, it } from 'vitest';
import { raceMessagesIn } from '../../../../web/languages/en/race';
import { csvOf, markdownOf } from '../../../../web/element/race/report';
import { finished, found, otherSolution, puzzle, runOf } from './fixtures';

const machine = { browser: 'Test/1.0', cores: 2 };
const run = runOf([
  finished('used-flags', [1.25, 1.5, 1.75]),
  finished('greedy', [0.01], { kind: 'dead-end', cell: 8, board: otherSolution }),
  { strategy: 'exact-cover', state: 'stopped' },
]);

describe('as CSV', () => {
  it('has a line each, with plain figures and empty fields where there are none', () => {
    expect(csvOf(run)).toBe(
      [
        'strategy,state,answer,runs,median_ms,min_ms,max_ms,steps,placements,backtracks,dead_ends,legality_checks,calls,max_depth',
        'used-flags,finished,first,3,1.500000,1.250000,1.750000,99056,49558,49498,16476,663227,72097,60',
        'greedy,finished,dead-end,1,0.010000,0.010000,0.010000,99056,49558,49498,16476,663227,72097,60',
        'exact-cover,stopped,,,,,,,,,,,,',
        '',
      ].join('\n'),
    );
  });

  it('leaves times out that others disturbed', () => {
    const disturbed = runOf([finished('used-flags', [1.5], found, false)]);
    expect(csvOf(disturbed).split('\n')[1]).toBe(
      'used-flags,finished,first,1,,,,99056,49558,49498,16476,663227,72097,60',
    );
  });
});

describe('as Markdown', () => {
  it('is a table with the puzzle, how it was run and what it has shown', () => {
    expect(markdownOf(run, raceMessagesIn('en'), machine)).toBe(
      [
        `Puzzle: \`${puzzle}\`  `,
        'One after another in one worker, 5 runs each  ',
        'Browser: Test/1.0; 2 logical processors',
        '',
        '| Strategy | Median | Fastest – slowest | Steps | Checks | Answer |',
        '| --- | ---: | ---: | ---: | ---: | --- |',
        '| `used-flags` | 1.50 ms | 1.25 ms – 1.75 ms | 99,056 | 663,227 | first solution |',
        '| `greedy` | 10.0 µs | – | 99,056 | 663,227 | dead end |',
        '| `exact-cover` | – | – | – | – | Stopped |',
        '',
        'used-flags stays within 1 s here: took 1.50 ms, 1/667 of it. greedy stops without a solution.',
        'The first solution: used-flags. Stuck at a dead end: greedy.',
        '',
      ].join('\n'),
    );
  });

  it('has as many cells in every line of its table, in Korean too', () => {
    const table = markdownOf(run, raceMessagesIn('ko'), machine)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(table).toHaveLength(5);
    expect(new Set(table.map((line) => line.split('|').length))).toEqual(new Set([8]));
  });
});

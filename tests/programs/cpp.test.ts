// The programs in C++; the limit of steps covers all 99,056 steps on Inkala's puzzle.
import { describe, expect, it } from 'vitest';
import { steppedStrategies } from '../../web/core/strategy';
import { differences, holdPrograms, programOf, strategiesIn } from './held';
import { recorded } from './recorded';

holdPrograms('cpp', 120_000);

it('every strategy that people write has a program', () => {
  const without = steppedStrategies.filter((name) => !strategiesIn('cpp').includes(name));
  expect(without).toEqual(['propagation']);
});

describe('a changed program', () => {
  const program = programOf('scan-blanks', 'cpp');
  const changes: [what: string, from: string, to: string][] = [
    [
      'tries the highest digit first',
      'possible(row, col, digit)',
      'possible(row, col, digit = 10 - digit)',
    ],
    ['does not look at the columns', '|| board[i][col] == digit', ''],
    ['forgets to empty the cell', 'board[row][col] = 0;', ''],
    ['goes on after the first answer', 'if (found) return;', ''],
    ['has its cells in another order', '{row, col}', '{col, row}'],
  ];

  it.each(changes)('that %s takes other steps', (_, from, to) => {
    const changed = program.replace(from, to);
    expect(changed).not.toBe(program);
    expect(differences(changed, 'cpp', 'scan-blanks', 2000)).not.toEqual([]);
  });

  it.each(['board[row][col]++;', 'board[8 - row][col] = digit;', 'board[row][col] += digit;'])(
    'is refused where no step is recorded of what it writes: %s',
    (write) => {
      const changed = program.replace('board[row][col] = digit;', write);
      expect(() => recorded(changed, 'cpp')).toThrow(write);
    },
  );
});

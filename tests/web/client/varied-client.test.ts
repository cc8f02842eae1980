// Puzzles with any rules through their client, over the worker's own script.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequestRefused } from '../../../web/client/errors';
import { openVaried } from '../../../web/client/varied/varied-client';
import type { VariedSolver } from '../../../web/core/varied/varied-calls';
import { knightText, manyText, smallPuzzle, smallText } from '../../wasm/varied/varied-examples';
import { workerMaker, type InThreadWorker } from './in-thread-worker';

describe('the client for puzzles with any rules', () => {
  let made: InThreadWorker[];
  let varied: VariedSolver;
  beforeEach(() => {
    made = [];
    varied = openVaried({ createWorker: workerMaker(made, 'varied') });
  });
  afterEach(() => {
    varied.close();
  });

  it('reads a puzzle, and answers about it by what was read', async () => {
    const puzzle = await varied.read(`\n${smallText}  `);
    expect(puzzle).toEqual({ kind: 'puzzle', text: smallText, ...smallPuzzle });
    if (puzzle.kind === 'refused') return;
    const { outcome } = await varied.solve(puzzle);
    expect(outcome).toEqual({ kind: 'solved', solution: [1, 2, 2, 1], solutions: 'one' });
    expect(await varied.count(puzzle, 10)).toMatchObject({ count: 1, limitReached: false });
    expect(await varied.check(puzzle, [1, 2, 0, 0])).toEqual([]);
    expect(await varied.check(puzzle, [1, 1, 0, 0])).toHaveLength(2);
    expect(await varied.candidates(puzzle)).toEqual([0b010, 0b100, 0b100, 0b010]);
    expect(made).toHaveLength(1);
  });

  it('tells of one solution of several that it is the first', async () => {
    const { outcome } = await varied.solve({ text: manyText });
    expect(outcome).toMatchObject({ kind: 'solved', solutions: 'several' });
    expect(outcome.kind === 'solved' && outcome.solution.slice(0, 12)).toEqual([
      ...[1, 2, 3, 4, 5, 6],
      ...[4, 5, 6, 1, 2, 3],
    ]);
  });

  it('is stopped in the middle of its work, and answers the next call in the same worker', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const long = varied.count({ text: knightText }, Infinity, {
      signal: stop.signal,
      onProgress: ({ count }) => {
        told.push(count);
        stop.abort();
      },
    });
    await expect(long).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toHaveLength(1);
    expect((await varied.count({ text: smallText }, 2)).count).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('refuses what is no puzzle, no limit and no board', async () => {
    const puzzle = { text: smallText };
    await expect(varied.solve({ text: '' })).rejects.toBeInstanceOf(RequestRefused);
    await expect(varied.count(puzzle, 0)).rejects.toBeInstanceOf(RequestRefused);
    await expect(varied.check(puzzle, [1])).rejects.toBeInstanceOf(RequestRefused);
    await expect(varied.check(puzzle, [1, 2, 3, -1])).rejects.toBeInstanceOf(RequestRefused);
    await expect(varied.candidates({ text: 'none' })).rejects.toBeInstanceOf(RequestRefused);
    expect((await varied.solve(puzzle)).outcome.kind).toBe('solved');
  });

  it('reports a lost worker, and asks another one next', async () => {
    await varied.solve({ text: smallText });
    const lost = varied.solve({ text: smallText });
    made[0]?.crash('out of memory');
    await expect(lost).rejects.toMatchObject({ code: 'worker-failed' });
    expect((await varied.solve({ text: smallText })).outcome.kind).toBe('solved');
    expect(made).toHaveLength(2);
  });
});

// Two clients, like two boards of a page, share one worker: a faulty request of one client does not disturb the other.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SudokuClient } from '../../../web/client/client';
import { emptyGrid, gridOf, type Grid } from '../../../web/core/grid';
import { puzzleLine } from '../../wasm/core';
import { PoolWorker, stubPool } from './in-thread-pool';

const slow = gridOf(puzzleLine('pathological.txt')) ?? emptyGrid;
const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;

describe('two clients in one shared worker', () => {
  let clients: SudokuClient[];

  beforeEach(async () => {
    vi.resetModules();
    stubPool(2); // One core is left to the page, so there is one worker.
    const { workers } = await import('../../../web/client/pool/start-pooled-worker');
    clients = Array.from(
      { length: 2 },
      () => new SudokuClient({ createWorker: (kind) => workers[kind]() }),
    );
  });
  afterEach(() => {
    for (const client of clients) client.close();
    vi.unstubAllGlobals();
  });

  /** Calls that would run for hours: `answers` in the worker for answers, `searches` in the worker for searches. */
  const endless = {
    answers: (client: SudokuClient, options: { signal: AbortSignal; onProgress: () => void }) =>
      client.count(emptyGrid, 1e15, options),
    searches: (client: SudokuClient, options: { signal: AbortSignal; onProgress: () => void }) =>
      client.solve(slow, 'first-blank', options),
  };
  const solved = {
    answers: (client: SudokuClient) => client.solve(inkala, 'fast'),
    searches: (client: SudokuClient) => client.solve(inkala, 'used-flags'),
  };

  /** An endless call that has reported progress or has failed; `stop` stops it, and `end` then has the reason. */
  async function running(client: SudokuClient, kind: keyof typeof endless) {
    const stop = new AbortController();
    const end = { reason: undefined as unknown };
    await new Promise<void>((resolve) => {
      const search = endless[kind](client, {
        signal: stop.signal,
        onProgress: () => {
          resolve();
        },
      });
      search.catch((reason: unknown) => {
        end.reason = reason;
        resolve();
      });
    });
    return { end, stop };
  }

  const senseless: readonly [
    string,
    (client: SudokuClient) => Promise<unknown>,
    keyof typeof endless,
  ][] = [
    ['count(0)', (client) => client.count(inkala, 0), 'answers'],
    ['count(-1)', (client) => client.count(inkala, -1), 'answers'],
    ['count(NaN)', (client) => client.count(inkala, Number.NaN), 'answers'],
    [
      'count() without a limit',
      (client) => client.count(inkala, undefined as unknown as number),
      'answers',
    ],
    ['a puzzle that is no grid', (client) => client.solve('12' as Grid, 'fast'), 'answers'],
    [
      'a puzzle that is not even text',
      (client) => client.solve(7 as unknown as Grid, 'fast'),
      'answers',
    ],
    ['a search of no grid', (client) => client.solve('12' as Grid, 'used-flags'), 'searches'],
    ['an unknown strategy', (client) => client.solve(inkala, 'luck' as 'fast'), 'searches'],
    ['no runs', (client) => client.measure(inkala, 'used-flags', 0), 'searches'],
    [
      'runs of what has no steps',
      (client) => client.measure(inkala, 'fast' as 'greedy', 1),
      'searches',
    ],
  ];
  it.each(senseless)('%s is an error of that call alone', async (_, ask, kind) => {
    const [one, other] = clients;
    if (!one || !other) throw new Error('no clients');
    const { end, stop } = await running(other, kind);
    await expect(ask(one)).rejects.toBeInstanceOf(RangeError);
    expect((await solved[kind](one)).outcome.kind).toBe('solved');
    expect(end.reason).toBeUndefined();
    expect(PoolWorker.made.map(({ isTerminated }) => isTerminated)).toEqual([false]);
    stop.abort();
  });

  it('a worker that is lost is lost for both, and the next call of each has another', async () => {
    const [one, other] = clients;
    if (!one || !other) throw new Error('no clients');
    const { end } = await running(other, 'searches');
    PoolWorker.made[0]?.onerror?.(new ErrorEvent('error'));
    await vi.waitFor(() => {
      expect(end.reason).toMatchObject({ code: 'worker-failed' });
    });
    for (const client of clients) {
      expect((await solved.searches(client)).outcome.kind).toBe('solved');
    }
    expect(PoolWorker.made.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });
});

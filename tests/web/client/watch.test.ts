// Watching through the client, over the worker's own script.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SudokuClient } from '../../../web/client/client';
import { emptyGrid, gridOf, type Grid } from '../../../web/core/grid';
import { cellName } from '../../../web/core/cell';
import type { Step, Timeline, WatchState } from '../../../web/core/watched-search';
import type { WatchSession } from '../../../web/client/watch-session';
import { damagedRecordings } from '../../support/recordings';
import { puzzleLine } from '../../wasm/core';
import { workerMaker, type InThreadWorker } from './in-thread-worker';

const inkala = checked(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

function checked(line: string): Grid {
  const grid = gridOf(line);
  if (!grid) throw new Error('not a grid');
  return grid;
}

/** The first `count` steps of a search, and the lines that a program would record for them. */
async function recorded(search: WatchSession, count: number) {
  const steps: Step[] = [];
  for (let position = 32; steps.length < count; position += 32) {
    steps.push(...(await search.seek(position)).trail);
  }
  const lines = steps.map(({ kind, cell, digit }) =>
    kind === 'placement' || kind === 'solution'
      ? `placement ${cellName(cell)} ${digit} line 58\n`
      : `backtrack ${cellName(cell)} line 58\n`,
  );
  return { steps, lines: [`retrace-trace 1\npuzzle ${inkala}\n`, ...lines, 'end\n'] };
}

describe('watching through the client', () => {
  let made: InThreadWorker[];
  let client: SudokuClient;
  beforeEach(() => {
    made = [];
    client = new SudokuClient({ createWorker: workerMaker(made) });
  });
  afterEach(() => {
    client.close();
  });

  it('moves to and fro in a recording, too', async () => {
    const search = client.watch(inkala, 'used-flags');
    const { steps, lines } = await recorded(search, 2000);
    const { session, puzzle } = await client.watchRecording(new Blob(lines));
    expect(puzzle).toBe(inkala);
    const end = await session.seek(Number.POSITIVE_INFINITY);
    expect(end).toMatchObject({ position: steps.length, status: 'stopped', finished: true });
    expect((await session.step(-1)).position).toBe(steps.length - 1);
    const { step } = await session.seek(1234);
    expect(step).toMatchObject({ ...steps[1233], line: 58, reason: expect.anything() as object });
    const found = await session.find('dead-end', 'previous');
    expect(steps[(found?.position ?? 0) - 1]?.kind).toBe('dead-end');
    expect((await session.detail(0, 2000, 100)).exact).toBe(true);
  });

  it.each(damagedRecordings(readFileSync('tests/puzzles/recordings.txt', 'utf8')))(
    'leaves what is watched as it is where a recording has $name',
    async ({ text, code, line, isWatched }) => {
      const search = client.watch(inkala, 'used-flags');
      await search.seek(100);
      const opened = client.watchRecording(new Blob([text]));
      if (isWatched) {
        expect((await (await opened).session.state()).position).toBe(0);
        return;
      }
      await expect(opened).rejects.toMatchObject({
        name: 'RecordingRefused',
        problem: { fault: code, line },
      });
      expect((await search.step(1)).position).toBe(101);
    },
  );

  it('ends the reading of a recording when it is told to', async () => {
    const step = 'placement r1c2 1\nbacktrack r1c2\n';
    const long = new Blob([
      `retrace-trace 1\npuzzle ${inkala}\n`,
      ...Array<string>(300).fill(step.repeat(1000)),
    ]);
    const stop = new AbortController();
    const opened = client.watchRecording(long, {
      signal: stop.signal,
      onReading: ({ bytes, size }) => {
        expect(bytes).toBeLessThan(size);
        stop.abort();
      },
    });
    await expect(opened).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('moves to and fro', async () => {
    const session = client.watch(inkala, 'used-flags');
    expect((await session.state()).position).toBe(0);
    expect((await session.seek(12_345)).position).toBe(12_345);
    expect((await session.step(-1)).position).toBe(12_344);
    const found = await session.find('dead-end', 'next');
    expect(found?.step?.kind).toBe('dead-end');
    expect(await session.find({ cell: 0 }, 'next')).toBeUndefined();
    expect((await session.state()).position).toBe(found?.position);
    expect((await session.play({ until: 20_000 })).position).toBe(20_000);
  });

  it('tells a growing timeline until it is explored', async () => {
    const timelines: Timeline[] = [];
    await new Promise<void>((resolve) => {
      const session = client.watch(checked(puzzleLine('pathological.txt', 1)), 'propagation', {
        onTimeline: (timeline) => {
          timelines.push(timeline);
          if (timelines.length < 4) return;
          // The worker runs in the tests' own thread: unless it is closed, it explores on during the next tests.
          session.close();
          resolve();
        },
      });
      session.explore(300);
    });
    const explored = timelines.map((timeline) => timeline.explored);
    expect(explored).toEqual(explored.toSorted((a, b) => a - b));
    expect(timelines.at(-1)).toMatchObject({ from: 0, columns: 300, to: explored.at(-1) });
  });

  it('shows the board while it plays, and stops where the signal says', async () => {
    const stop = new AbortController();
    const states: WatchState[] = [];
    const session = client.watch(checked(puzzleLine('pathological.txt')), 'house-masks', {
      onState: (state) => {
        states.push(state);
        if (states.length === 3) stop.abort();
      },
    });
    const { position, status } = await session.play({ signal: stop.signal });
    expect(status).toBe('searching');
    expect(position).toBeGreaterThanOrEqual(states.at(-1)?.position ?? Number.NaN);
  });

  it('ends a find by its signal', async () => {
    const stop = new AbortController();
    const session = client.watch(checked(puzzleLine('pathological.txt')), 'used-flags');
    const found = session.find('solution', 'next', { signal: stop.signal });
    await session.detail(0, 100, 10);
    stop.abort();
    await expect(found).rejects.toMatchObject({ name: 'AbortError' });
    expect((await session.state()).position).toBe(0);
  });

  it('solves beside a watched search', async () => {
    const session = client.watch(inkala, 'used-flags');
    session.explore(10);
    const { outcome } = await client.solve(inkala, 'propagation');
    expect(outcome.kind).toBe('solved');
    expect((await session.seek(10)).position).toBe(10);
  });

  it('ends a session by the next one and by closing', async () => {
    const first = client.watch(inkala, 'used-flags');
    const state = first.state();
    const second = client.watch(inkala, 'greedy');
    await expect(state).rejects.toMatchObject({ name: 'AbortError' });
    await expect(first.seek(1)).rejects.toMatchObject({ name: 'AbortError' });
    expect((await second.seek(1000)).status).toBe('dead-end');
    second.close();
    await expect(second.state()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports a lost worker, and watches again with another one', async () => {
    const onFailure = vi.fn();
    const session = client.watch(inkala, 'used-flags', { onFailure });
    await session.state();
    const lost = session.seek(50_000);
    made[0]?.crash('out of memory');
    await expect(lost).rejects.toMatchObject({ code: 'worker-failed' });
    expect(onFailure).toHaveBeenCalledOnce();
    await expect(session.step(1)).rejects.toMatchObject({ code: 'worker-failed' });
    expect((await client.watch(inkala, 'used-flags').seek(3)).position).toBe(3);
    expect(made).toHaveLength(2);
  });

  it('refuses givens that contradict each other', () => {
    const contradicting = checked(`11${emptyGrid.slice(2)}`);
    expect(() => client.watch(contradicting, 'used-flags')).toThrow(RangeError);
  });
});

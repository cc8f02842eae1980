// A watched search in the worker: movements, their order, and messages on the way.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WatchReply, WatchRequest } from '../../../web/core/watch-messages';
import type { FindTarget, Step } from '../../../web/core/watched-search';
import { nextTurn } from '../../../web/core/next-turn';
import { WatchRun } from '../../../web/worker/watch/watch-run';
import { randomNumbers } from '../../support/random';
import { loadSearches, puzzleLine } from '../../wasm/core';
import { type SearchCore } from '../../../web/worker/searches/searches-table';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** Waits in turns of the event loop, as the run does: between slices, messages would come before Node's timers. */
async function wait(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) await nextTurn();
}

describe('a watched search', () => {
  let core: SearchCore;
  let run: WatchRun | undefined;
  let told: (WatchReply & { at: number })[];

  function open(puzzle: string, strategy = 'used-flags'): void {
    const search = core.startWatch(puzzle, strategy, false);
    if (!search) throw new Error('the core refused a puzzle');
    told = [];
    run = new WatchRun(search, {
      progress: (message) => told.push({ ...message, at: performance.now() }),
      alive: () => undefined,
      fail: (error) => {
        throw error;
      },
    });
  }

  function ask(asked: WatchRequest): void {
    run?.hear(asked);
  }

  /** Waits for the answer to a request. */
  async function answer<T extends WatchReply['type']>(id: number, type: T) {
    for (;;) {
      const found = told.find((message) => 'id' in message && message.id === id);
      if (found) {
        expect(found.type).toBe(type);
        return found as Extract<WatchReply, { type: T }> & { at: number };
      }
      await wait(1);
    }
  }

  beforeAll(async () => {
    core = await loadSearches();
  });
  beforeEach(() => {
    open(inkala);
  });
  afterEach(() => {
    run?.close();
  });

  it('is closed once, and receives nothing afterwards', () => {
    open(inkala);
    run?.close();
    expect(() => {
      run?.close();
      ask({ type: 'watch-seek', id: 1, position: 5 });
    }).not.toThrow();
    expect(told).toEqual([]);
  });

  it('steps on and back, several at once', async () => {
    ask({ type: 'watch-step', id: 1, count: 1 });
    ask({ type: 'watch-step', id: 2, count: 1 });
    ask({ type: 'watch-step', id: 3, count: 5 });
    expect((await answer(3, 'watch-state')).state.position).toBe(7);
    ask({ type: 'watch-step', id: 4, count: -2 });
    expect((await answer(4, 'watch-state')).state.position).toBe(5);
    ask({ type: 'watch-step', id: 5, count: -100 });
    expect((await answer(5, 'watch-state')).state.position).toBe(0);
  });

  it('goes with the newest of several seeks, and answers all', async () => {
    open(puzzleLine('pathological.txt'));
    // The first position is further than one slice reaches, so the later seeks are received before the second slice.
    for (const [id, position] of [100_000_000, 20_000, 30_000].entries()) {
      ask({ type: 'watch-seek', id, position });
    }
    const states = await Promise.all([0, 1, 2].map((id) => answer(id, 'watch-state')));
    expect(states.map(({ state }) => state.position)).toEqual([30_000, 30_000, 30_000]);
  });

  it('seeks no further than the end, and back from there', async () => {
    ask({ type: 'watch-seek', id: 1, position: Number.POSITIVE_INFINITY });
    const { state } = await answer(1, 'watch-state');
    expect(state).toMatchObject({ status: 'solution', finished: true, position: state.explored });
    ask({ type: 'watch-step', id: 2, count: 10 });
    ask({ type: 'watch-step', id: 3, count: -1 });
    expect((await answer(3, 'watch-state')).state.position).toBe(state.explored - 1);
  });

  it('finds dead ends on and back, from where a seek leads', async () => {
    ask({ type: 'watch-seek', id: 1, position: 1000 });
    ask({ type: 'watch-find', id: 2, target: 'dead-end', direction: 'next' });
    const next = (await answer(2, 'watch-state')).state;
    expect(next.position).toBeGreaterThan(1000);
    expect(next.step?.kind).toBe('dead-end');
    ask({ type: 'watch-find', id: 3, target: 'dead-end', direction: 'previous' });
    expect((await answer(3, 'watch-state')).state.position).toBeLessThanOrEqual(1000);
  });

  it('finds the step that changes a cell, and says where there is none', async () => {
    ask({ type: 'watch-find', id: 1, target: { cell: 40 }, direction: 'next' });
    await answer(1, 'watch-not-found'); // cell 40 is a given
    ask({ type: 'watch-find', id: 2, target: { cell: 14 }, direction: 'next' });
    expect((await answer(2, 'watch-state')).state.step?.cell).toBe(14);
    ask({ type: 'watch-find', id: 3, target: 'solution', direction: 'previous' });
    await answer(3, 'watch-not-found');
  });

  it('peeks at the next step without going there, and at the last step stays', async () => {
    ask({ type: 'watch-seek', id: 1, position: 5000 });
    ask({ type: 'watch-peek', id: 2 });
    ask({ type: 'watch-look', id: 3 });
    const { state: next } = await answer(2, 'watch-state');
    expect(next.position).toBe(5001);
    expect((await answer(3, 'watch-state')).state.position).toBe(5000);
    ask({ type: 'watch-step', id: 4, count: 1 });
    expect((await answer(4, 'watch-state')).state.step).toEqual(next.step);
    ask({ type: 'watch-seek', id: 5, position: Number.POSITIVE_INFINITY });
    const { position } = (await answer(5, 'watch-state')).state;
    ask({ type: 'watch-peek', id: 6 });
    expect((await answer(6, 'watch-state')).state.position).toBe(position);
  });

  it('stops where a cell becomes a digit and at a depth, on and back', async () => {
    ask({ type: 'watch-seek', id: 1, position: 20_000 });
    await answer(1, 'watch-state');
    const stops: { target: FindTarget; holds: (step: Step) => boolean }[] = [
      {
        target: { cell: 14, digit: 8 },
        holds: ({ kind, cell, digit }) => kind === 'placement' && cell === 14 && digit === 8,
      },
      { target: { depth: 12 }, holds: ({ depth }) => depth === 12 },
    ];
    let id = 10;
    for (const { target, holds } of stops) {
      for (const direction of ['next', 'previous'] as const) {
        ask({ type: 'watch-find', id: ++id, target, direction });
        const { state } = await answer(id, 'watch-state');
        expect(state.step && holds(state.step)).toBe(true);
        // No other step of that kind lies between: the search back from the found step passes position 20,000.
        const back = direction === 'next' ? 'previous' : 'next';
        ask({ type: 'watch-find', id: ++id, target, direction: back });
        const { state: other } = await answer(id, 'watch-state');
        expect(other.position > 20_000).toBe(direction === 'previous');
        ask({ type: 'watch-seek', id: ++id, position: 20_000 });
        await answer(id, 'watch-state');
      }
    }
    ask({ type: 'watch-find', id: 100, target: { line: 5 }, direction: 'next' });
    await answer(100, 'watch-not-found'); // a strategy's steps have no lines
  });

  it('stops looking through a long film when another stop is asked for', async () => {
    open(puzzleLine('pathological.txt'));
    ask({ type: 'watch-find', id: 1, target: { depth: 81 }, direction: 'next' });
    await wait(30);
    expect(told.some((message) => 'id' in message && message.id === 1)).toBe(false);
    ask({ type: 'watch-find', id: 2, target: { depth: 3 }, direction: 'next' });
    await answer(1, 'watch-cancelled');
    expect((await answer(2, 'watch-state')).state.step?.depth).toBe(3);
  });

  it('says of greedy that it is stuck as soon as it is there', async () => {
    // Row 1 lacks 1 and 2; a 2 stands in the column of its second blank.
    open(
      '.345678.9....2.537.78..34624627593.17...81..48.963..75...8..723..734.9.83..972146',
      'greedy',
    );
    ask({ type: 'watch-step', id: 1, count: 1 });
    const { state } = await answer(1, 'watch-state');
    expect(state).toMatchObject({ position: 1, status: 'dead-end', finished: true });
    expect(state.goal).toEqual({ kind: 'cell', cell: 7 });
  });

  it('plays up to a position', async () => {
    ask({ type: 'watch-play', id: 1, until: 45_678 });
    expect((await answer(1, 'watch-state')).state.position).toBe(45_678);
    ask({ type: 'watch-play', id: 2, until: Number.POSITIVE_INFINITY });
    expect((await answer(2, 'watch-state')).state.status).toBe('solution');
  });

  it('draws spans, and overviews while it explores', async () => {
    ask({ type: 'watch-explore', columns: 200 });
    ask({ type: 'watch-draw', id: 1, from: 0, to: 100, columns: 100 });
    const { timeline } = await answer(1, 'watch-detail');
    expect(timeline).toMatchObject({ from: 0, to: 100, columns: 100 });
    while (!told.some((message) => 'timeline' in message && message.timeline.finished)) {
      await wait(1);
    }
    const overview = told.findLast((message) => message.type === 'watch-overview')?.timeline;
    expect(overview?.to).toBe(overview?.explored);
    expect(overview?.solutions.at(-1)).toBe(1);
  });

  it('ends a find when a seek comes, and a play with its state', async () => {
    open(puzzleLine('pathological.txt'));
    ask({ type: 'watch-find', id: 1, target: 'solution', direction: 'next' });
    await wait(30);
    ask({ type: 'watch-seek', id: 2, position: 5 });
    await answer(1, 'watch-cancelled');
    expect((await answer(2, 'watch-state')).state.position).toBe(5);

    ask({ type: 'watch-play', id: 3, until: Number.POSITIVE_INFINITY });
    await wait(30);
    ask({ type: 'watch-seek', id: 4, position: 7 });
    expect((await answer(3, 'watch-state')).state.position).toBeGreaterThan(5);
    expect((await answer(4, 'watch-state')).state.position).toBe(7);
  });

  it('halts, cancels and stops playing', async () => {
    open(puzzleLine('pathological.txt'));
    ask({ type: 'watch-play', id: 1, until: Number.POSITIVE_INFINITY });
    await wait(100);
    ask({ type: 'watch-cancel', id: 1 });
    const { state } = await answer(1, 'watch-state');
    expect(state.position).toBeGreaterThan(0);
    expect(state.status).toBe('searching');

    ask({ type: 'watch-find', id: 2, target: 'solution', direction: 'next' });
    await wait(50);
    ask({ type: 'watch-cancel', id: 2 });
    await answer(2, 'watch-cancelled');

    ask({ type: 'watch-explore', columns: 10 });
    await wait(50);
    ask({ type: 'watch-halt' });
    const explored = await exploredNow(3);
    await wait(50);
    expect(await exploredNow(4)).toBe(explored);
  });

  it('answers seeks while it explores', async () => {
    open(puzzleLine('pathological.txt'));
    ask({ type: 'watch-explore', columns: 500 });
    await wait(300);
    const explored = await exploredNow(1);
    for (const [index, position] of randomNumbers(20, explored, 20).entries()) {
      ask({ type: 'watch-seek', id: 100 + index, position });
      expect((await answer(100 + index, 'watch-state')).state.position).toBe(position);
      await wait(5);
    }
    expect(await exploredNow(2)).toBeGreaterThan(explored);
  });

  it('shows the board a few times a second while playing, ever further on', async () => {
    open(puzzleLine('pathological.txt'));
    const began = performance.now();
    ask({ type: 'watch-play', id: 1, until: Number.POSITIVE_INFINITY });
    const shown = () => told.filter((message) => message.type === 'watch-playing');
    while (shown().length < 4) await wait(10);
    ask({ type: 'watch-cancel', id: 1 });
    // A busy machine delays messages but never makes them early, so each time is compared with the beginning.
    for (const [index, { at }] of shown().entries()) {
      expect(at - began).toBeGreaterThanOrEqual(50 * index);
    }
    const positions = shown().map(({ state }) => state.position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  async function exploredNow(id: number): Promise<number> {
    ask({ type: 'watch-look', id });
    return (await answer(id, 'watch-state')).state.explored;
  }
});

// Watching through the binding shows any step of the longest search from a near checkpoint, in little memory.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { steppedStrategies } from '../../web/core/strategy';
import { readState, readTimeline } from '../../web/worker/watch/watch-state';
import { randomNumbers } from '../support/random';
import { bindings, puzzleLine } from './core';
import { type CoreWatch } from '../../web/worker/watch/watch-table';
import { searchStatus, type SearchCore } from '../../web/worker/searches/searches-table';
import { named, read } from '../../web/worker/core/read-layout';
import { counters as counted } from '../../web/worker/core/shared-kinds';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

function startWatch(core: SearchCore, puzzle: string, strategy: string, everySolution = false) {
  const watch = core.startWatch(puzzle, strategy, everySolution);
  if (!watch) throw new Error('the core refused a puzzle');
  return watch;
}

function moveTo(watch: CoreWatch, position: number) {
  watch.aim(position);
  while (!watch.move(10_000));
  return readState(watch.state(), { explored: watch.explored(), finished: watch.finished() });
}

describe.each(bindings)('watching $name', ({ load }) => {
  let core: SearchCore;
  let watch: CoreWatch;
  beforeAll(async () => {
    core = await load();
  });
  beforeEach(() => {
    watch = startWatch(core, inkala, 'used-flags');
  });
  afterEach(() => {
    watch.delete();
  });

  it('starts with nothing done', () => {
    const state = moveTo(watch, 0);
    expect(state).toMatchObject({
      position: 0,
      status: 'searching',
      grid: inkala,
      trail: [],
      step: undefined,
      goal: { kind: 'cell', cell: 1 },
      candidates: [1, 2, 4, 6],
    });
    expect(state.stack).toEqual([
      {
        goal: { kind: 'cell', cell: 1 },
        placedAt: undefined,
        choice: undefined,
        tried: [],
        left: [1, 2, 4, 6].map((digit) => ({ cell: 1, digit })),
      },
    ]);
  });

  it('tells the steps, the stack and what was tried and left', () => {
    const state = moveTo(watch, 2);
    expect(state.trail.map(({ kind, cell, digit }) => [kind, cell, digit])).toEqual([
      ['placement', 1, 1],
      ['placement', 2, 2],
    ]);
    expect(state.stack[0]).toMatchObject({ choice: { cell: 1, digit: 1 }, placedAt: 1 });
    expect(state.stack).toHaveLength(3);
    expect(state.counters).toMatchObject({ steps: 2, placements: 2, depth: 2 });
  });

  it.each(steppedStrategies)('ends with the counters of a plain run of %s', (strategy) => {
    const plain = core.startSearch(inkala, strategy);
    if (!plain) throw new Error('the core refused a puzzle');
    while (named(searchStatus, plain.run(1e5)) === 'running');
    const watched = startWatch(core, inkala, strategy);
    const { counters, status, grid, finished } = moveTo(watched, Number.MAX_SAFE_INTEGER);
    expect(counters).toEqual(read(counted, plain.counters()));
    expect(grid).toBe(plain.grid());
    expect(status).toBe(strategy === 'greedy' ? 'dead-end' : 'solution');
    expect(finished).toBe(true);
    plain.delete();
    watched.delete();
  });

  it('tells with exact-cover which digit is to be placed in which house', () => {
    const watched = startWatch(core, inkala, 'exact-cover');
    const goals = Array.from({ length: 200 }, (_, position) => moveTo(watched, position).goal);
    expect(goals.some((goal) => goal?.kind === 'cell')).toBe(true);
    const place = goals.find((goal) => goal?.kind === 'house');
    expect(place).toMatchObject({ kind: 'house', house: {} });
    watched.delete();
  });

  it('goes through all solutions where asked, and ends exhausted', () => {
    const watched = startWatch(core, puzzleLine('several_solutions.txt'), 'propagation', true);
    const end = moveTo(watched, Number.MAX_SAFE_INTEGER);
    expect(end.status).toBe('exhausted');
    watched.aim(0);
    while (!watched.move(10_000));
    const found: number[] = [];
    for (;;) {
      watched.lookFor(0, 1, 0, true);
      let step = -1;
      while (step < 0) step = watched.look(100);
      if (step === 0) break;
      found.push(step);
      expect(moveTo(watched, step).status).toBe('solution');
    }
    expect(found.length).toBeGreaterThanOrEqual(2);
    watched.delete();
  });

  it('draws a timeline whose columns hold all dead ends', () => {
    while (!watch.explore(10_000));
    const explored = { explored: watch.explored(), finished: true };
    const overview = readTimeline(watch.overview(500), { from: 0, to: watch.explored() }, explored);
    expect(overview.solutions.at(-1)).toBe(1);
    expect(Math.max(...overview.max)).toBe(60);
    watch.draw(0, watch.explored(), 500);
    while (!watch.runDrawing(1000));
    const detail = readTimeline(watch.drawing(), { from: 0, to: watch.explored() }, explored);
    expect(detail.exact).toBe(true);
    const { deadEnds } = moveTo(watch, watch.explored()).counters;
    expect(detail.deadEnds.reduce((sum, count) => sum + count)).toBe(deadEnds);
  });

  it('refuses a search that cannot be watched', () => {
    expect(core.startWatch(inkala, 'fast', false)).toBeNull();
    expect(core.startWatch(inkala, 'luck', false)).toBeNull();
    expect(core.startWatch(`11${'.'.repeat(79)}`, 'used-flags', false)).toBeNull();
    expect(core.startSearch(`11${'.'.repeat(79)}`, 'used-flags')).toBeNull();
    expect(core.startSearch(inkala, 'fast')).toBeNull();
  });
});

describe('the anti-brute-force grid', () => {
  it.each(bindings)(
    'has any of its 138 million steps on the board after few of them, in 64 MB, $name',
    async ({ load }) => {
      const core = await load();
      const watch = startWatch(core, puzzleLine('pathological.txt'), 'used-flags');
      while (!watch.explore(100_000));
      expect(watch.explored()).toBe(138_350_568);
      for (const position of randomNumbers(20, watch.explored(), 2580)) {
        watch.aim(position);
        let slices = 1;
        while (!watch.move(10_000)) slices++;
        expect(slices, `${position}`).toBeLessThanOrEqual(20); // so few because they begin at the nearest checkpoint
        const state = moveTo(watch, position);
        expect(state.position).toBe(position);
        expect(state.trail).toHaveLength(Math.min(position, 32));
      }
      expect(watch.state().buffer.byteLength).toBeLessThan(64 * 2 ** 20);
      watch.delete();
    },
  );
});

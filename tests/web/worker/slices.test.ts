// A sliced run hears pause and stop between two slices in the middle of the slowest puzzle.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  SlicedRun,
  reportEveryMs,
  sliceMs,
  type Sliceable,
} from '../../../web/worker/serve/slices';
import { loadSearches, puzzleLine } from '../../wasm/core';
import { type CoreSolve } from '../../../web/worker/searches/searches-table';
import { read } from '../../../web/worker/core/read-layout';
import { counters } from '../../../web/worker/core/shared-kinds';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a sliced run', () => {
  let solve: CoreSolve;
  let reports: { at: number; placements: number; elapsedMs: number }[];

  /**
   * Searches the anti-brute-force grid row by row, which takes seconds. `after` is called once, during the search,
   * when it has run for `afterMs`: Node would run a timer only after the messages between the slices.
   */
  function longTask(afterMs: number, after: () => void): Sliceable {
    const began = performance.now();
    let called = false;
    return {
      run: (steps) => {
        if (!called && performance.now() - began >= afterMs) {
          called = true;
          after();
        }
        return solve.run(steps);
      },
      report: (elapsedMs) => {
        const { placements } = read(counters, solve.counters());
        reports.push({ at: performance.now(), placements, elapsedMs });
      },
    };
  }

  beforeEach(async () => {
    const started = (await loadSearches()).startSolve(puzzleLine('pathological.txt'), 'used-flags');
    if (!started) throw new Error('the core refused a puzzle');
    solve = started;
    reports = [];
  });
  afterEach(() => {
    vi.restoreAllMocks();
    solve.delete();
  });

  it('stops within the slice in which the stop arrives', async () => {
    // Each look at the clock finds it one millisecond later.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++clock);
    const run = new SlicedRun();
    let pieces = 0;
    let afterwards = 0;
    const done = await run.run({
      run: (steps) => {
        if (++pieces === 50) run.stop();
        else if (pieces > 50) afterwards++;
        return solve.run(steps);
      },
      report: () => undefined,
    });
    expect(done).toBe(false);
    expect(afterwards).toBeLessThan(sliceMs);
    expect(read(counters, solve.counters()).depth).toBeLessThan(64);
  });

  it('stands still while paused, shows where, and goes on afterwards', async () => {
    const run = new SlicedRun();
    let stopNow = false;
    const task = longTask(100, () => {
      run.pause();
    });
    const ended = run.run({
      ...task,
      run: (steps) => {
        if (stopNow) run.stop();
        return task.run(steps);
      },
    });
    await wait(200);
    const { placements } = read(counters, solve.counters());
    expect(reports.at(-1)?.placements).toBe(placements);
    await wait(100);
    expect(read(counters, solve.counters()).placements).toBe(placements);

    stopNow = true;
    run.resume();
    expect(await ended).toBe(false);
    expect(read(counters, solve.counters()).placements).toBeGreaterThan(placements);
  });

  it('can be stopped while it is paused', async () => {
    const run = new SlicedRun();
    const ended = run.run(
      longTask(20, () => {
        run.pause();
      }),
    );
    await wait(100);
    run.stop();
    expect(await ended).toBe(false);
  });

  it('reports no more often than anybody can see, with growing counters', async () => {
    const run = new SlicedRun();
    await run.run(
      longTask(400, () => {
        run.stop();
      }),
    );
    expect(reports.length).toBeGreaterThanOrEqual(2);
    for (const [index, report] of reports.entries()) {
      const before = reports[index - 1];
      if (!before) continue;
      expect(report.at - before.at).toBeGreaterThanOrEqual(reportEveryMs - 1);
      expect(report.placements).toBeGreaterThan(before.placements);
      expect(report.elapsedMs).toBeGreaterThan(before.elapsedMs);
    }
  });

  it('runs to the end of a short task', async () => {
    let left = 3;
    const run = new SlicedRun();
    const done = await run.run({ run: () => --left === 0, report: () => undefined });
    expect([done, left]).toEqual([true, 0]);
  });
});

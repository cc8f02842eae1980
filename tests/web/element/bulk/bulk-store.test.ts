// One element's bulk run, over the workers' own script: when something is drawn again, and when it ends.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkStore, storeOf } from '../../../../web/element/bulk/bulk-store';
import { puzzleLine, puzzleLines } from '../../../wasm/core';
import { allLoaded, workerMaker, type InThreadWorker } from '../../client/in-thread-worker';

const easy = puzzleLines('easy50.txt');
const mixed = [...easy, puzzleLine('several_solutions.txt'), 'no puzzle'];
const fileOf = (lines: readonly string[]) => new Blob([`${lines.join('\n')}\n`]);

describe('the store of bulk mode', { timeout: 30_000 }, () => {
  let made: InThreadWorker[];
  let isWanted: boolean;
  let store: BulkStore;

  beforeEach(() => {
    made = [];
    isWanted = true;
    const make = workerMaker(made, 'bulk');
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    vi.stubGlobal('Worker', function () {
      return make();
    });
    store = new BulkStore(() => isWanted);
  });
  afterEach(async () => {
    store.close();
    await allLoaded();
    vi.unstubAllGlobals();
  });

  const over = () => vi.waitUntil(() => store.run?.phase !== 'running', { timeout: 20_000 });

  it('counts what is answered, by kind', async () => {
    store.start(fileOf(mixed), 'mixed.txt');
    expect(store.answered).toEqual([]);
    await over();
    expect(store.run?.phase).toBe('done');
    expect(store.name).toBe('mixed.txt');
    const counts = ['all', 'unique', 'several', 'unreadable', 'none'] as const;
    expect(counts.map((filter) => store.countOf(filter))).toEqual([52, 50, 1, 1, 0]);
  });

  it('has as many workers as are set, and draws at once when a run begins and ends', async () => {
    const phases: (string | undefined)[] = [];
    store.listener = () => phases.push(store.run?.phase);
    store.settings = { limit: 2, workers: 2 };
    store.start(fileOf(mixed), '');
    expect(phases).toEqual(['running']);
    await over();
    expect(phases.at(-1)).toBe('done');
    expect(made).toHaveLength(2);
  });

  it('draws once in a while, however often the run changes', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const listener = vi.fn();
      store.start(fileOf(mixed), '');
      const { run } = store;
      store.listener = listener;
      run?.resume();
      run?.resume();
      expect(listener).not.toHaveBeenCalled();
      run?.pause();
      expect(listener).toHaveBeenCalledOnce();
      run?.resume();
      run?.resume();
      vi.advanceTimersByTime(200);
      expect(listener).toHaveBeenCalledTimes(2);
      store.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends the run before for another one, and shows its rows from the first on', async () => {
    store.start(fileOf(mixed), 'first');
    const first = store.run;
    store.from = 40;
    store.start(fileOf(easy), 'second');
    expect(first?.phase).toBe('cancelled');
    expect(store).toMatchObject({ name: 'second', from: 0 });
    await over();
    expect(store.countOf('all')).toBe(50);
  });

  it('ends the run once no caller waits for it', async () => {
    store.start(fileOf(mixed), '');
    const { run } = store;
    isWanted = false;
    await over();
    expect(run?.phase).toBe('cancelled');
    expect(made.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('is one for each element, for as long as that is there', () => {
    const [one, two] = [{ isConnected: true }, { isConnected: true }] as unknown as Element[];
    if (!one || !two) throw new Error('two elements');
    expect(storeOf(one)).toBe(storeOf(one));
    expect(storeOf(one)).not.toBe(storeOf(two));
  });
});

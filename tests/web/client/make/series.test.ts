// Thousands of puzzles by a pool of workers: the same ones whatever the pool, no two alike, stopped and gone on with.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PuzzleSeries, type SeriesOptions } from '../../../../web/client/make/series';
import { gridOf, emptyGrid } from '../../../../web/core/grid';
import { plainOrder } from '../../../../web/core/make/order';
import { allLoaded, InThreadWorker } from '../in-thread-worker';

afterEach(async () => {
  await allLoaded();
  vi.unstubAllGlobals();
});

const seriesOf = (changed: Partial<SeriesOptions>) =>
  new PuzzleSeries({
    order: plainOrder,
    seed: 7,
    count: 40,
    workers: 1,
    onChange: () => undefined,
    createWorker: () => new InThreadWorker('make'),
    ...changed,
  });

const linesOf = async (series: PuzzleSeries) => (await series.file().text()).trimEnd().split('\n');

describe('a series of puzzles', () => {
  it('is the same with one worker and with several', async () => {
    const one = seriesOf({});
    await one.run();
    const three = seriesOf({ workers: 3 });
    await three.run();
    expect([one.phase, one.made, one.alike]).toEqual(['done', 40, 0]);
    expect(await linesOf(three)).toEqual(await linesOf(one));
  });

  it('is stopped and gone on with, and misses nothing', async () => {
    const whole = seriesOf({});
    await whole.run();
    const stopped: PuzzleSeries = seriesOf({
      onChange: () => {
        if (stopped.made > 0 && stopped.made < 40) stopped.stop();
      },
    });
    await stopped.run();
    expect(stopped.phase).toBe('stopped');
    expect(stopped.made).toBeLessThan(40);
    for (let runs = 0; stopped.phase === 'stopped' && runs < 100; runs++) await stopped.run();
    expect(await linesOf(stopped)).toEqual(await linesOf(whole));
  });

  it('holds no two that are alike, and ends where there are no others', async () => {
    const kept = gridOf(
      '12345678945678912378912345623156489756489723189723156431264597864597831297831....',
    );
    const order = {
      ...plainOrder,
      minimal: false,
      givens: { from: 78, to: 78 },
      kept: kept ?? emptyGrid,
    };
    const series = seriesOf({ order, count: 5 });
    await series.run();
    expect(series.phase).toBe('alike');
    expect(series.made).toBeGreaterThan(0);
    expect(series.made).toBeLessThan(5);
    expect(series.alike).toBeGreaterThan(0);
  });

  it('says why nobody can have it', async () => {
    const series = seriesOf({ order: { ...plainOrder, givens: { from: 5, to: 9 } } });
    await series.run();
    expect([series.phase, series.fault]).toEqual(['fault', 'too-few-givens']);
  });

  it('fails with its worker, and keeps what was made', async () => {
    const createWorker = () => {
      const worker = new InThreadWorker('make');
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message) => {
        post(message);
        if (worker.heard.length === 3) worker.crash('out of memory');
      };
      return worker;
    };
    const series = seriesOf({ count: 100_000, createWorker });
    await series.run();
    expect(series.phase).toBe('failed');
    expect(series.made).toBeGreaterThan(0);
    expect(await linesOf(series)).toHaveLength(series.made);
  });
});

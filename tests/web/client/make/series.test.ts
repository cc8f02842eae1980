// Thousands of puzzles by a pool of workers: the same ones whatever the pool, no two alike, stopped and gone on with.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  linesInPiece,
  type Piece,
  type Reached,
  type SeriesKeep,
} from '../../../../web/client/make/keep';
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

const linesOf = async (series: PuzzleSeries) =>
  (await (await series.file()).text()).trimEnd().split('\n');

/** Stands for the browser's storage: it keeps the pieces of a series after that series has ended. */
class TestKeep implements SeriesKeep {
  readonly isLasting = true;
  readonly pieces = new Map<number, Piece>();
  reached: Reached = { made: 0, alike: 0, elapsedMs: 0 };
  isFull = false;

  put(index: number, piece: Piece, reached: Reached): Promise<void> {
    if (this.isFull) return Promise.reject(new Error('full'));
    this.pieces.set(index, piece);
    this.reached = reached;
    return Promise.resolve();
  }

  piece(index: number): Promise<Piece | undefined> {
    return Promise.resolve(this.pieces.get(index));
  }
}

/** Runs a series until it has made `made` puzzles, stops it and drops it; only `keep` remains. */
async function endedAt(keep: SeriesKeep, made: number, count: number): Promise<void> {
  const ended: PuzzleSeries = seriesOf({
    count,
    keep,
    onChange: () => {
      if (ended.made >= made) ended.stop();
    },
  });
  await ended.run();
}

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

  it('hears a stop after each batch that it takes, however many are ready', async () => {
    const others: InThreadWorker[] = [];
    let begin: () => void = () => undefined;
    const createWorker = () => {
      const worker = new InThreadWorker('make');
      const post = worker.postMessage.bind(worker);
      if (others.push(worker) === 1) {
        // This worker starts its first batch only after the other worker was asked for a dozen batches.
        worker.postMessage = (message) => {
          begin = () => {
            post(message);
          };
        };
      } else {
        worker.postMessage = (message) => {
          if (worker.heard.length === 12) begin();
          post(message);
        };
      }
      return worker;
    };
    let batches = 0;
    const series: PuzzleSeries = seriesOf({
      count: 100_000,
      workers: 2,
      createWorker,
      onChange: () => {
        if (series.phase !== 'running') return;
        batches += 1;
        if (batches === 1) {
          setImmediate(() => {
            series.stop();
          });
        }
      },
    });
    await series.run();
    expect(series.phase).toBe('stopped');
    expect(batches).toBeLessThan(4);
  });

  it('is gone on with on a later visit, over pieces, and misses nothing', async () => {
    const count = 2 * linesInPiece + 100;
    const whole = seriesOf({ count });
    await whole.run();
    const keep = new TestKeep();
    await endedAt(keep, linesInPiece + 200, count);
    expect(keep.pieces.size).toBe(2);
    const later = seriesOf({ count, keep, reached: keep.reached, workers: 2 });
    expect(later.phase).toBe('kept');
    expect(await linesOf(later)).toHaveLength(keep.reached.made);
    await later.run();
    expect([later.phase, keep.reached.made]).toEqual(['done', count]);
    expect(await linesOf(later)).toEqual(await linesOf(whole));
    const afterwards = seriesOf({ count, keep, reached: keep.reached });
    expect(afterwards.phase).toBe('done');
    expect(await linesOf(afterwards)).toEqual(await linesOf(whole));
  });

  it('makes puzzles again that the storage has lost', async () => {
    const count = linesInPiece + 100;
    const keep = new TestKeep();
    await endedAt(keep, linesInPiece + 1, count);
    const lines = await linesOf(seriesOf({ count, keep, reached: keep.reached }));
    keep.pieces.delete(0);
    const later = seriesOf({ count, keep, reached: keep.reached });
    await expect(later.file()).rejects.toThrow();
    await later.run();
    expect((await linesOf(later)).slice(0, lines.length)).toEqual(lines);
  });

  it('ends where the storage takes no more, loses nothing, and goes on when it does', async () => {
    const keep = new TestKeep();
    await endedAt(keep, 1, 40);
    keep.isFull = true;
    const series = seriesOf({ keep, reached: keep.reached });
    await series.run();
    expect(series.phase).toBe('refused');
    expect(await linesOf(series)).toHaveLength(series.made);
    keep.isFull = false;
    await series.run();
    expect([series.phase, keep.reached.made]).toEqual(['done', 40]);
  });

  it('makes none like those of an earlier visit', async () => {
    const kept = gridOf(
      '12345678945678912378912345623156489756489723189723156431264597864597831297831....',
    );
    const order = {
      ...plainOrder,
      minimal: false,
      givens: { from: 78, to: 78 },
      kept: kept ?? emptyGrid,
    };
    const whole = seriesOf({ order, count: 5 });
    await whole.run();
    const keep = new TestKeep();
    const first = seriesOf({ order, count: 1, keep });
    await first.run();
    const later = seriesOf({ order, count: 5, keep, reached: keep.reached });
    await later.run();
    expect([later.phase, later.alike]).toEqual([whole.phase, whole.alike]);
    expect(await linesOf(later)).toEqual(await linesOf(whole));
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

  it('says why the order is impossible', async () => {
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

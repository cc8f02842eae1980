// Questions through their client, over the worker's own script.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QuestionsClient } from '../../../web/client/questions/questions-client';
import { RequestRefused } from '../../../web/client/errors';
import { emptyGrid, gridOf, type Grid } from '../../../web/core/grid';
import { workerMaker, type InThreadWorker } from './in-thread-worker';

const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;

describe('the client for questions', { timeout: 30_000 }, () => {
  let made: InThreadWorker[];
  let client: QuestionsClient;
  beforeEach(() => {
    made = [];
    client = new QuestionsClient(workerMaker(made, 'questions'));
  });
  afterEach(() => {
    client.close();
  });

  /** Stops the client in the middle of the worker's work: when the worker's first sign of life arrives. */
  function stopAtSignOfLife(worker: InThreadWorker | undefined): void {
    if (!worker) throw new Error('no worker was made');
    const { onmessage } = worker;
    worker.onmessage = (event: MessageEvent<{ type: string }>) => {
      onmessage?.(event);
      if (event.data.type === 'alive') client.stop();
    };
  }

  it('answers one question after another in one worker', async () => {
    expect((await client.ask('certificate', { puzzle: inkala })).kind).toBe('unique');
    const count = await client.ask('count', { puzzle: inkala });
    expect(count).toMatchObject({ solutions: 1, isEstimate: false });
    expect(await client.ask('redundant', { puzzle: inkala })).toEqual([]);
    expect(made).toHaveLength(1);
  });

  it('gives up a question for the next one', async () => {
    const first = client.ask('certificate', { puzzle: inkala });
    const second = client.ask('count', { puzzle: inkala });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect((await second).solutions).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('gives up a question when it is stopped, and asks the same worker again', async () => {
    const first = client.ask('certificate', { puzzle: inkala });
    client.stop();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect((await client.ask('count', { puzzle: inkala })).solutions).toBe(1);
    expect(made).toHaveLength(1);
    expect(made[0]?.isTerminated).toBe(false);
  });

  it('gives up a question in the middle of its work', async () => {
    const long = client.ask('list', { puzzle: emptyGrid, limit: 10_000_000 });
    stopAtSignOfLife(made[0]);
    await expect(long).rejects.toMatchObject({ name: 'AbortError' });
    expect((await client.ask('count', { puzzle: inkala })).solutions).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('refuses an unknown question, and answers the next one', async () => {
    const unknown = 'fortune' as 'count';
    await expect(client.ask(unknown, { puzzle: inkala })).rejects.toThrow(
      'no request of the kind fortune',
    );
    expect((await client.ask('count', { puzzle: inkala })).solutions).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('refuses a text without a puzzle, and answers the next question in the same worker', async () => {
    const refused = client.ask('certificate', { puzzle: 'no puzzle' as Grid });
    await expect(refused).rejects.toBeInstanceOf(RequestRefused);
    expect((await client.ask('count', { puzzle: inkala })).solutions).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('reports a lost worker, and asks another one next', async () => {
    await client.ask('count', { puzzle: inkala });
    const lost = client.ask('certificate', { puzzle: inkala });
    made[0]?.crash('out of memory');
    await expect(lost).rejects.toMatchObject({ code: 'worker-failed', message: 'out of memory' });
    expect((await client.ask('count', { puzzle: inkala })).solutions).toBe(1);
    expect(made).toHaveLength(2);
  });
});

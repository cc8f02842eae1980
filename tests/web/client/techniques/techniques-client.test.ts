// A task that begins in one worker and goes on in the one with nested chains; the tests choose every message of both.
import { beforeEach, describe, expect, it } from 'vitest';
import { NestedMissing, WorkerFailure } from '../../../../web/client/errors';
import { TechniquesClient } from '../../../../web/client/techniques/techniques-client';
import type { WorkerPort } from '../../../../web/client/worker-port';
import { emptyGrid } from '../../../../web/core/grid';
import type { PathNews, RatingProgress } from '../../../../web/core/techniques/technique-calls';
import { pathOfThree } from '../../element/explain/fixtures';

class ToldWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly heard: { type: string; id: number; kind?: string }[] = [];
  isTerminated = false;
  postMessage(message: { type: string; id: number }): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  /** About the last request. */
  say(reply: object): void {
    const id = this.heard.findLast(({ type }) => type === 'request')?.id;
    this.onmessage?.(new MessageEvent('message', { data: { id, ...reply } }));
  }
}

const turns = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};
const puzzle = emptyGrid;
const ratings = { hardest: 105, firstPlacement: 105, firstStep: 12, technique: undefined };

describe('a client of techniques', () => {
  let first: ToldWorker[];
  let nested: ToldWorker[];
  let client: TechniquesClient;
  const added = (list: ToldWorker[]) => () => {
    const worker = new ToldWorker();
    list.push(worker);
    return worker;
  };

  beforeEach(() => {
    first = [];
    nested = [];
    client = new TechniquesClient(added(first), added(nested));
  });

  it('starts no worker for nested chains for what needs none', async () => {
    const asked = client.ask('rating', { puzzle });
    first[0]?.say({ type: 'answer', answer: ratings });
    expect(await asked).toEqual(ratings);
    expect(nested).toEqual([]);
  });

  it('begins a rating again in the other worker, which does all later ones, and never tells less', async () => {
    const told: RatingProgress[] = [];
    const asked = client.ask(
      'rating',
      { puzzle },
      { onProgress: (progress) => told.push(progress) },
    );
    first[0]?.say({ type: 'progress', progress: { atLeast: 90, portion: 0 } });
    first[0]?.say({ type: 'needs-more' });
    await turns();
    expect(first[0]?.isTerminated).toBe(true);
    for (const atLeast of [12, 85, 100])
      nested[0]?.say({ type: 'progress', progress: { atLeast, portion: 0 } });
    nested[0]?.say({ type: 'answer', answer: ratings });
    expect(await asked).toEqual(ratings);
    expect(told.map(({ atLeast }) => atLeast)).toEqual([90, 90, 90, 100]);
    const later = client.ask('rating', { puzzle });
    nested[0]?.say({ type: 'answer', answer: undefined });
    expect(await later).toBeUndefined();
    expect([first.length, nested.length]).toEqual([1, 1]);
  });

  it('tells the steps of a path once', async () => {
    const { standing, steps } = pathOfThree;
    const told: PathNews[] = [];
    const asked = client.ask(
      'path',
      { puzzle, order: 'classic' },
      { onProgress: (news) => told.push(news) },
    );
    const news = (begin: number, end: number) => ({
      type: 'progress',
      progress: { standing, begin, steps: steps.slice(begin, end) },
    });
    first[0]?.say(news(0, 1));
    first[0]?.say(news(1, 2));
    first[0]?.say({ type: 'needs-more' });
    await turns();
    nested[0]?.say(news(0, 1));
    nested[0]?.say(news(1, 3));
    nested[0]?.say({ type: 'answer', answer: pathOfThree });
    await asked;
    expect(told.flatMap((each) => each.steps)).toEqual(steps);
    expect(told.map(({ begin }) => begin)).toEqual([0, 1, 2, 2]);
  });

  it('does not go on with a task that was given up, or after another one', async () => {
    const stopped = client.ask('rating', { puzzle });
    first[0]?.say({ type: 'needs-more' });
    client.stop();
    await expect(stopped).rejects.toThrow('stopped');
    const replaced = client.ask('rating', { puzzle });
    first[0]?.say({ type: 'needs-more' });
    const other = client.ask('rating', { puzzle });
    await expect(replaced).rejects.toThrow('stopped');
    first[0]?.say({ type: 'answer', answer: ratings });
    expect(await other).toEqual(ratings);
    expect(nested).toEqual([]);
  });

  it('says that nested chains are missing where they cannot be loaded, and does what needs none', async () => {
    const asked = client.ask('hint', { givens: puzzle, digits: puzzle, notes: [] });
    first[0]?.say({ type: 'needs-more' });
    await turns();
    nested[0]?.say({ type: 'failed', message: 'no such file' });
    await expect(asked).rejects.toThrow(NestedMissing);
    const easy = client.ask('rating', { puzzle });
    first[1]?.say({ type: 'answer', answer: ratings });
    expect(await easy).toEqual(ratings);
    const again = client.ask('rating', { puzzle });
    first[1]?.say({ type: 'needs-more' });
    await turns();
    nested[1]?.say({ type: 'ready' });
    nested[1]?.say({ type: 'answer', answer: ratings });
    expect(await again).toEqual(ratings);
  });

  it('says of a worker that had loaded them that it failed', async () => {
    const asked = client.ask('rating', { puzzle });
    first[0]?.say({ type: 'needs-more' });
    await turns();
    nested[0]?.say({ type: 'ready' });
    nested[0]?.say({ type: 'failed', message: 'out of memory' });
    await expect(asked).rejects.toThrow(WorkerFailure);
  });
});

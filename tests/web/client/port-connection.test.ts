// The client's end of the port, with a worker whose every message a test chooses.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortReply, PortRequest } from '../../../web/core/port-messages';
import type { WorkerOptions } from '../../../web/client/kept-worker';
import { Port, type SessionEnd } from '../../../web/client/port-connection';
import { RequestRefused } from '../../../web/client/errors';
import type { WorkerPort } from '../../../web/client/worker-port';

interface Calls {
  add: { ask: { a: number; b: number }; progress: string; answer: number };
  talk: { ask: object; progress: string; sent: string };
}

class ToldWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  heard: PortRequest<Calls>[] = [];
  isTerminated = false;

  postMessage(request: PortRequest<Calls>): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(reply: PortReply<Calls>): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

const patienceMs = (isReady: boolean) => (isReady ? 1000 : 9000);

describe('a port', () => {
  let made: ToldWorker[];
  let port: Port<Calls>;

  function portWith(options: Partial<WorkerOptions> = {}): Port<Calls> {
    return new Port({
      createWorker: () => {
        const worker = new ToldWorker();
        made.push(worker);
        return worker;
      },
      patienceMs,
      ...options,
    });
  }
  beforeEach(() => {
    vi.useFakeTimers();
    made = [];
    port = portWith();
  });
  afterEach(() => {
    port.close();
    vi.useRealTimers();
  });

  const worker = (index = 0): ToldWorker => {
    const found = made[index];
    if (!found) throw new Error('no such worker');
    return found;
  };
  const add = (a: number, options?: Parameters<typeof port.call<'add'>>[2]) =>
    port.call('add', { a, b: 1 }, options);

  it('starts a worker with the first request, and only one', () => {
    expect(made).toHaveLength(0);
    void add(1).catch(() => undefined);
    void add(2).catch(() => undefined);
    expect(made).toHaveLength(1);
    expect(worker().heard.map((request) => 'id' in request && request.id)).toEqual([1, 2]);
  });

  it('pairs progress and answers with their requests', async () => {
    const told: string[] = [];
    const onProgress = (progress: string) => told.push(progress);
    const [one, two] = [add(1, { onProgress }), add(2)];
    worker().say({ type: 'answer', id: 2, answer: 3 });
    worker().say({ type: 'progress', id: 1, progress: 'half' });
    worker().say({ type: 'answer', id: 1, answer: 2 });
    expect([await one, await two, told]).toEqual([2, 3, ['half']]);
  });

  it('cancels by the signal at once, and ignores answers that were on the way', async () => {
    const stop = new AbortController();
    const onProgress = vi.fn();
    const call = add(1, { signal: stop.signal, onProgress });
    stop.abort();
    worker().say({ type: 'progress', id: 1, progress: 'late' });
    worker().say({ type: 'answer', id: 1, answer: 2 });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().heard.at(-1)).toEqual({ type: 'cancel', id: 1 });
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('asks nothing where the signal was aborted before', async () => {
    await expect(add(1, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(made).toHaveLength(0);
  });

  it('reports a refusal only to its own call, as a range error with the reason', async () => {
    const [one, two] = [add(1), add(2)];
    worker().say({ type: 'refused', id: 1, reason: 'one is too few' });
    worker().say({ type: 'answer', id: 2, answer: 3 });
    const error: unknown = await one.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestRefused);
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ name: 'RequestRefused', message: 'one is too few' });
    expect(await two).toBe(3);
    expect(worker().isTerminated).toBe(false);
  });

  it('reports a lost worker once to every caller that waits, and starts another for the next', async () => {
    const onFailure = vi.fn();
    port = portWith({ onFailure });
    const ends = [add(1), add(2)].map((call) => call.catch((error: unknown) => error));
    worker().say({ type: 'failed', id: 1, message: 'out of memory' });
    worker().say({ type: 'answer', id: 2, answer: 3 });
    worker().onerror?.(Object.assign(new Event('error'), { message: 'again' }) as ErrorEvent);
    for (const end of ends) {
      expect(await end).toMatchObject({ code: 'worker-failed', message: 'out of memory' });
    }
    expect(onFailure).toHaveBeenCalledOnce();
    expect(worker().isTerminated).toBe(true);
    const next = add(3);
    worker(1).say({ type: 'answer', id: 3, answer: 4 });
    expect(await next).toBe(4);
  });

  it('lets a caller ask again at once after a failure', async () => {
    const again = add(1).catch(() => add(2));
    worker().say({ type: 'failed', id: 1, message: 'out of memory' });
    await vi.waitFor(() => {
      expect(made).toHaveLength(2);
    });
    worker(1).say({ type: 'answer', id: 2, answer: 3 });
    expect(await again).toBe(3);
  });

  it('takes a worker that owes something and says nothing as hung', async () => {
    const call = add(1);
    worker().say({ type: 'ready' });
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(999);
      worker().say({ type: 'alive', id: 1 });
    }
    vi.advanceTimersByTime(999);
    expect(worker().isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(call).rejects.toMatchObject({ code: 'worker-hung' });
    expect(worker().isTerminated).toBe(true);
  });

  it('gives a worker longer to load', async () => {
    const call = add(1);
    vi.advanceTimersByTime(8999);
    expect(worker().isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(call).rejects.toMatchObject({ code: 'worker-hung' });
  });

  it('expects nothing of a paused call, and something again when it goes on', async () => {
    const call = add(1);
    worker().say({ type: 'ready' });
    port.pause();
    vi.advanceTimersByTime(1_000_000);
    expect(worker().isTerminated).toBe(false);
    port.resume();
    expect(worker().heard.slice(1)).toEqual([
      { type: 'pause', id: 1 },
      { type: 'resume', id: 1 },
    ]);
    vi.advanceTimersByTime(1000);
    await expect(call).rejects.toMatchObject({ code: 'worker-hung' });
  });

  it('expects nothing where nothing was asked', async () => {
    const call = add(1);
    worker().say({ type: 'ready' });
    worker().say({ type: 'answer', id: 1, answer: 2 });
    await call;
    vi.advanceTimersByTime(1_000_000);
    expect(worker().isTerminated).toBe(false);
  });

  const sessionEnd = (isWaiting = false) => {
    const end = {
      told: [] as string[],
      errors: [] as Error[],
      isWaiting,
      hear: (progress: string) => end.told.push(progress),
      fail: (error: Error) => end.errors.push(error),
    };
    return end satisfies SessionEnd<string>;
  };

  it('has two sessions apart, and says nothing to one that is closed', () => {
    const ends = [sessionEnd(), sessionEnd()];
    const [one, two] = ends.map((end) => port.open('talk', {}, end));
    two?.send('to two');
    worker().say({ type: 'progress', id: 1, progress: 'from one' });
    one?.close();
    one?.close();
    one?.send('late');
    worker().say({ type: 'progress', id: 1, progress: 'late' });
    expect(ends.map(({ told }) => told)).toEqual([['from one'], []]);
    expect(worker().heard.slice(2)).toEqual([
      { type: 'send', id: 2, sent: 'to two' },
      { type: 'cancel', id: 1 },
    ]);
  });

  it('ends calls without their sessions, and all of them by closing', async () => {
    const end = sessionEnd();
    port.open('talk', {}, end);
    const call = add(1);
    port.cancelCalls();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(end.errors).toEqual([]);
    port.close();
    expect(end.errors).toMatchObject([{ name: 'AbortError' }]);
    expect(worker().isTerminated).toBe(true);
  });

  it('takes a worker as hung that owes a session something', () => {
    const end = sessionEnd(true);
    port.open('talk', {}, end);
    worker().say({ type: 'ready' });
    vi.advanceTimersByTime(1000);
    expect(end.errors).toMatchObject([{ code: 'worker-hung' }]);
  });

  it('fails a call where no worker can be made', async () => {
    port = portWith({
      createWorker: () => {
        throw new Error('not here');
      },
    });
    await expect(add(1)).rejects.toMatchObject({ code: 'worker-failed' });
  });

  it('goes on without workers, and not without WebAssembly', async () => {
    const onRefusal = vi.fn();
    port = portWith({ onRefusal });
    const call = add(1);
    worker().say({ type: 'host-refused', refusal: 'workers' });
    expect(worker().isTerminated).toBe(false);
    worker().say({ type: 'host-refused', refusal: 'webassembly' });
    await expect(call).rejects.toMatchObject({ code: 'webassembly-refused' });
    expect(onRefusal.mock.calls).toEqual([['workers'], ['webassembly']]);
  });
});

// The worker's end of the port: its answers, its refusals, and how soon it receives a message. The tests have their own
// clock, on which a piece of work takes a millisecond, so nothing depends on the machine.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortReply, PortRequest } from '../../../web/core/port-messages';
import { ServedPort } from '../../../web/worker/serve/serve-port';
import { nextTurn } from '../../../web/core/next-turn';
import { sliceMs } from '../../../web/worker/serve/slices';
import { Refused, type Session, type Task, type Tasks } from '../../../web/worker/serve/task';

interface Calls {
  countdown: { ask: { from: number; name?: string }; progress: number; answer: string };
  crash: { ask: object; progress: undefined; answer: undefined };
  half: { ask: object; progress: string; answer: undefined };
  echo: { ask: { name: string }; progress: string; sent: string };
}

describe('a served port', () => {
  let now: number;
  let runs: number;
  /** `perform` is called during the work, after `at` pieces. */
  let inTheMiddle: { at: number; perform: () => void } | undefined;
  let events: string[];
  let replies: PortReply<Calls>[];
  let port: ServedPort<string, Calls>;

  const tasks: Tasks<string, Calls> = {
    countdown(core, { from, name = core }): Task<number, string> {
      if (!(from > 0)) throw new Refused('it has to count from 1 or more');
      events.push(`${name} starts`);
      let left = from;
      return {
        run() {
          now++;
          if (++runs === inTheMiddle?.at) inTheMiddle.perform();
          return --left === 0;
        },
        progress: () => left,
        answer: () => `${name} is done`,
        free: () => events.push(`${name} is freed`),
      };
    },
    crash: () => ({
      run() {
        throw new Error('out of memory');
      },
      progress: () => undefined,
      answer: () => undefined,
      free: () => events.push('crash is freed'),
    }),
    half: () => ({
      run: () => true,
      progress: () => 'up to here',
      needsMore: () => true,
      answer() {
        throw new Error('there is none');
      },
      free: () => events.push('half is freed'),
    }),
    echo(_, { name }, teller): Session<string> {
      return {
        hear(sent) {
          teller.progress(`${name}: ${sent}`);
        },
        close: () => events.push(`${name} is closed`),
      };
    },
  };

  beforeEach(() => {
    now = 0;
    runs = 0;
    inTheMiddle = undefined;
    events = [];
    replies = [];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    port = new ServedPort(Promise.resolve('the core'), tasks, (reply) => replies.push(reply));
  });
  afterEach(async () => {
    port.hear({ type: 'close' });
    await turns(3);
    vi.restoreAllMocks();
  });

  const hear = (request: PortRequest<Calls>) => {
    port.hear(request);
  };
  const count = (id: number, from: number, name?: string) => {
    hear({ type: 'request', id, kind: 'countdown', ask: { from, ...(name && { name }) } });
  };
  const open = (id: number, name: string) => {
    hear({ type: 'request', id, kind: 'echo', ask: { name } });
  };
  async function turns(number: number): Promise<void> {
    for (let i = 0; i < number; i++) await nextTurn();
  }
  const of = (id: number) => replies.filter((reply) => 'id' in reply && reply.id === id);

  it('says that it is ready, tells how far it is, and answers', async () => {
    count(1, 200);
    await turns(40);
    expect(replies[0]).toEqual({ type: 'ready' });
    expect(of(1).slice(0, -1)).toEqual([
      { type: 'progress', id: 1, progress: 200 - 56 },
      { type: 'progress', id: 1, progress: 200 - 112 },
      { type: 'progress', id: 1, progress: 200 - 168 },
    ]);
    expect(of(1).at(-1)).toEqual({ type: 'answer', id: 1, answer: 'the core is done' });
    expect(events).toEqual(['the core starts', 'the core is freed']);
  });

  it('notices a cancel in the middle of a call by the end of the slice', async () => {
    inTheMiddle = {
      at: 20,
      perform: () => {
        hear({ type: 'cancel', id: 1 });
      },
    };
    count(1, 1_000_000);
    await turns(40);
    expect(runs).toBe(3 * sliceMs);
    expect(events).toContain('the core is freed');
    expect(of(1)).toEqual([]);
    count(2, 1);
    await turns(3);
    expect(of(2).at(-1)?.type).toBe('answer');
  });

  it('stands still while paused, says where, and goes on', async () => {
    inTheMiddle = {
      at: 20,
      perform: () => {
        hear({ type: 'pause', id: 1 });
      },
    };
    count(1, 100);
    await turns(40);
    expect(runs).toBe(3 * sliceMs);
    expect(of(1)).toEqual([{ type: 'progress', id: 1, progress: 100 - 3 * sliceMs }]);
    hear({ type: 'resume', id: 1 });
    await turns(40);
    expect(of(1).at(-1)?.type).toBe('answer');
  });

  it('answers one call after another, the next one prepared meanwhile', async () => {
    count(1, 30, 'one');
    count(2, 1, 'two');
    await turns(20);
    expect(events).toEqual(['one starts', 'two starts', 'one is freed', 'two is freed']);
    expect(replies.flatMap((reply) => (reply.type === 'answer' ? [reply.answer] : []))).toEqual([
      'one is done',
      'two is done',
    ]);
  });

  it('drops a call that was cancelled before its turn, and keeps the order of the others', async () => {
    count(1, 30, 'one');
    count(2, 30, 'two');
    count(3, 1, 'three');
    hear({ type: 'cancel', id: 2 });
    await turns(20);
    expect(runs).toBe(31);
    expect(of(2)).toEqual([]);
    expect(events.at(-1)).toBe('three is freed');
  });

  const senseless: readonly [string, unknown, string][] = [
    ['of no known kind', { kind: 'fly', ask: {} }, 'there is no request of the kind fly'],
    ['that asks nothing', { kind: 'countdown', ask: undefined }, 'nothing was asked'],
    ['by a kind of every object', { kind: 'toString', ask: {} }, 'there is no request'],
    ['that its task refuses', { kind: 'countdown', ask: { from: -1 } }, '1 or more'],
  ];
  it.each(senseless)('refuses a request %s, and that one alone', async (_, request, reason) => {
    count(1, 60, 'one');
    hear({ type: 'request', id: 2, ...(request as object) } as PortRequest<Calls>);
    count(3, 1, 'three');
    await turns(20);
    expect(of(2)).toEqual([
      { type: 'refused', id: 2, reason: expect.stringContaining(reason) as string },
    ]);
    expect([of(1).at(-1)?.type, of(3).at(-1)?.type]).toEqual(['answer', 'answer']);
  });

  it('says that it failed where a task throws, and frees it', async () => {
    hear({ type: 'request', id: 1, kind: 'crash', ask: {} });
    await turns(3);
    expect(of(1)).toEqual([{ type: 'failed', id: 1, message: 'Error: out of memory' }]);
    expect(events).toEqual(['crash is freed']);
  });

  it('tells all progress of a task that takes another core, and then that it does', async () => {
    hear({ type: 'request', id: 1, kind: 'half', ask: {} });
    await turns(3);
    expect(of(1)).toEqual([
      { type: 'progress', id: 1, progress: 'up to here' },
      { type: 'needs-more', id: 1 },
    ]);
    expect(events).toEqual(['half is freed']);
  });

  it('says of each request that the core could not be loaded', async () => {
    port = new ServedPort(Promise.reject<string>(new Error('no wasm')), tasks, (reply) =>
      replies.push(reply),
    );
    count(7, 1);
    await turns(3);
    expect(of(7)).toEqual([{ type: 'failed', id: 7, message: 'Error: no wasm' }]);
  });

  it('has two sessions at a time, beside a call, each with what was sent to it', async () => {
    count(1, 1_000_000);
    open(2, 'a');
    hear({ type: 'send', id: 2, sent: 'early' });
    open(3, 'b');
    await turns(5);
    hear({ type: 'send', id: 3, sent: 'hello' });
    hear({ type: 'send', id: 2, sent: 'late' });
    expect(of(2)).toEqual([
      { type: 'progress', id: 2, progress: 'a: early' },
      { type: 'progress', id: 2, progress: 'a: late' },
    ]);
    expect(of(3)).toEqual([{ type: 'progress', id: 3, progress: 'b: hello' }]);
  });

  it('closes a session once, and receives no message of it afterwards', async () => {
    open(1, 'a');
    await turns(3);
    hear({ type: 'cancel', id: 1 });
    hear({ type: 'cancel', id: 1 });
    hear({ type: 'send', id: 1, sent: 'late' });
    expect(events).toEqual(['a is closed']);
    expect(of(1)).toEqual([]);
  });

  it('closes a session that was cancelled before there was a core', async () => {
    open(1, 'a');
    hear({ type: 'cancel', id: 1 });
    await turns(3);
    expect(events).toEqual(['a is closed']);
  });

  it('ends calls and sessions when the client leaves', async () => {
    count(1, 1_000_000, 'one');
    open(2, 'a');
    await turns(3);
    hear({ type: 'close' });
    await turns(3);
    expect(events.toSorted()).toEqual(['a is closed', 'one is freed', 'one starts']);
  });
});

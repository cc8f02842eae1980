// Long searches with helpers, each of which has an instance of the core: the answers are those without, whatever helpers do.
import { readFileSync } from 'node:fs';
import createNestedCore from '@core/retrace-nested.mjs';
import { describe, expect, it, vi } from 'vitest';
import { nextTurn } from '../../../web/core/next-turn';
import type { PortReply, PortRequest } from '../../../web/core/port-messages';
import type { TechniqueCalls } from '../../../web/core/techniques/technique-calls';
import { ServedPort } from '../../../web/worker/serve/serve-port';
import { sliceMs } from '../../../web/worker/serve/slices';
import { sharingTasks } from '../../../web/worker/techniques/helper-tasks';
import { Helpers, type HelperCalls, type HelperPort } from '../../../web/worker/techniques/helpers';
import { asked, grid, nestedCore as core, teller } from './techniques-core';

/** Rated 11.0. */
const puzzle = grid(
  '.23.....94.7....3.89..........648.97.4829.......5.1...37....8.2.84..297....8...43',
);

const wasmBinary = readFileSync(
  new URL('../../../build/wasm/retrace-nested.wasm', import.meta.url),
);

/** A helper in this thread. */
class Local implements HelperPort {
  onmessage: HelperPort['onmessage'] = null;
  onerror: HelperPort['onerror'] = null;
  readonly heard: PortRequest<HelperCalls>[] = [];
  readonly said: PortReply<HelperCalls>[] = [];
  isEnded = false;
  readonly #served: ServedPort<Awaited<ReturnType<typeof createNestedCore>>, HelperCalls>;

  /** `change`: what becomes of its replies. */
  constructor(
    change: (reply: PortReply<HelperCalls>) => PortReply<HelperCalls> | undefined = (reply) =>
      reply,
  ) {
    const tasks = sharingTasks(new Helpers({ start: refuse, most: () => 0 }));
    this.#served = new ServedPort(createNestedCore({ wasmBinary }), tasks, (reply) => {
      const changed = change(reply as PortReply<HelperCalls>);
      if (!changed) return;
      this.said.push(changed);
      const data: unknown = structuredClone(changed);
      setImmediate(() => {
        if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
      });
    });
  }

  postMessage(message: PortRequest<HelperCalls>): void {
    this.heard.push(message);
    const copy = structuredClone(message);
    setImmediate(() => {
      if (!this.isEnded) this.#served.hear(copy);
    });
  }

  terminate(): void {
    this.isEnded = true;
    this.#served.hear({ type: 'close' });
  }

  get answers(): number {
    return this.said.filter(({ type }) => type === 'answer').length;
  }
}

function refuse(): never {
  throw new Error('no worker can be had');
}

/** Helpers of one kind, and each that was started. */
function helpersBy(make: () => Local, most: number, restMs?: number) {
  const all: Local[] = [];
  const start = () => {
    const one = make();
    all.push(one);
    return one;
  };
  return { all, helpers: new Helpers({ start, most: () => most, ...(restMs && { restMs }) }) };
}

async function askedWith<Kind extends keyof TechniqueCalls>(
  helpers: Helpers,
  kind: Kind,
  ask: TechniqueCalls[Kind]['ask'],
  mostMs = Infinity,
): Promise<TechniqueCalls[Kind]['answer'] | undefined> {
  const task = await sharingTasks(helpers)[kind](core, ask, teller);
  const began = performance.now();
  try {
    for (;;) {
      const sliceBegan = performance.now();
      while (performance.now() - sliceBegan < sliceMs) if (task.run(1)) return task.answer();
      await nextTurn();
      if (performance.now() - began > mostMs) return undefined;
    }
  } finally {
    task.free();
  }
}

const hint = {
  givens: puzzle,
  digits: puzzle,
  notes: Array<number>(81).fill(0),
  order: 'classic',
} as const;

describe('a long search', () => {
  it.each([0, 1, 3])('has the same answers with %i helpers', async (count) => {
    const { all, helpers } = helpersBy(() => new Local(), count);
    expect(await askedWith(helpers, 'rating', { puzzle })).toEqual(
      await asked('rating', { puzzle }),
    );
    const path = { puzzle, order: 'classic' } as const;
    expect(await askedWith(helpers, 'path', path)).toEqual(await asked('path', path));
    expect(await askedWith(helpers, 'hint', hint)).toEqual(await asked('hint', hint));
    expect(all).toHaveLength(count);
    for (const each of all) expect(each.answers).toBeGreaterThan(10);
  });

  it.each<[string, () => Local]>([
    ['cannot start', refuse],
    ['never answer', () => new Local((reply) => (reply.type === 'answer' ? undefined : reply))],
    [
      'fail',
      () =>
        new Local((reply) =>
          'id' in reply ? { type: 'failed', id: reply.id, message: 'out of memory' } : reply,
        ),
    ],
    ['send too little', () => new Local((reply) => changed(reply, (drawn) => drawn.slice(0, -2)))],
    ['send nonsense', () => new Local((reply) => changed(reply, (drawn) => drawn.fill(255)))],
    ['send nothing', () => new Local((reply) => changed(reply, () => new Uint8Array()))],
  ])('has the same rating where helpers %s', async (_, make) => {
    const { all, helpers } = helpersBy(make, 2);
    expect(await askedWith(helpers, 'rating', { puzzle })).toEqual(
      await asked('rating', { puzzle }),
    );
    expect(all.length).toBeLessThanOrEqual(2);
  });

  it('has no helpers where others have puzzles of their own', async () => {
    const { all, helpers } = helpersBy(() => new Local(), 2);
    await askedWith(helpers, 'rating', { puzzle, alone: true });
    expect(all).toEqual([]);
  });

  it('ends the work of helpers with its own', async () => {
    const { all, helpers } = helpersBy(() => new Local(), 1);
    await vi.waitUntil(async () => {
      await askedWith(helpers, 'rating', { puzzle }, 200);
      return (all[0]?.answers ?? 0) > 0;
    });
    const [helper] = all;
    const ids = (type: string) =>
      helper?.heard.filter((each) => each.type === type).map((each) => 'id' in each && each.id);
    expect(ids('cancel')).not.toEqual([]);
    // The last ones were at work when it was given up, and nothing came of them.
    expect(ids('cancel')).toContain(ids('request')?.at(-1));
    expect(helper?.isEnded).toBe(false);
  });

  it('keeps helpers for the next one, and lets them go after a rest', async () => {
    const { all, helpers } = helpersBy(() => new Local(), 1, 100);
    await askedWith(helpers, 'rating', { puzzle });
    await askedWith(helpers, 'rating', { puzzle });
    expect(all.map(({ isEnded }) => isEnded)).toEqual([false]);
    await vi.waitUntil(() => all[0]?.isEnded);
    await askedWith(helpers, 'rating', { puzzle });
    expect(all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });
});

describe('a helper', () => {
  const ask = async (job: unknown, cases: unknown) => {
    const task = await sharingTasks(new Helpers({ start: refuse, most: () => 0 })).draw(
      core,
      { job, cases } as HelperCalls['draw']['ask'],
      teller,
    );
    return task.run(1);
  };
  it.each([
    [undefined, undefined],
    ['a job', 'cases'],
    [new Uint8Array(), new Uint8Array()],
    [new Uint8Array(164), new Uint8Array(2)],
  ])('refuses what makes no sense (%#)', async (job, cases) => {
    await expect(ask(job, cases)).rejects.toThrow('no such suppositions');
  });
});

function changed(
  reply: PortReply<HelperCalls>,
  change: (drawn: Uint8Array) => Uint8Array,
): PortReply<HelperCalls> {
  if (reply.type !== 'answer') return reply;
  return { ...reply, answer: { ...reply.answer, drawn: change(reply.answer.drawn) } };
}

// A worker of bulk mode: reads a chunk of the file, answers its puzzles in slices.
import createQuestionsCore, {
  type CoreBulk,
  type QuestionsCore,
} from '@core/retrace-questions.mjs';
import wasmUrl from '@core/retrace-questions.wasm?url';
import type { BulkReply, BulkRequest } from '../../core/bulk/messages';
import { packedRows } from '../../core/bulk/rows';
import { totalsOf } from '../../core/bulk/totals';
import { nextTurn } from '../slices';

type Chunk = Extract<BulkRequest, { type: 'chunk' }>;
type SolutionsWanted = Extract<BulkRequest, { type: 'solutions' }>;

/** Of work between two looks for messages and for what was read, in milliseconds. */
const sliceMs = 4;

/** Between two signs of life. */
const busyEveryMs = 12;

/** Puzzles, solutions or branches between two looks at the clock: about a millisecond. */
const stepsAtATime = 2000;

const core: Promise<QuestionsCore> = createQuestionsCore({ locateFile: () => wasmUrl }).then(
  (loaded) => {
    reply({ type: 'ready' });
    return loaded;
  },
);

let saidAt = performance.now();
let paused: Promise<void> | undefined;
let unpause: (() => void) | undefined;

self.onmessage = ({ data }: MessageEvent<BulkRequest>) => {
  switch (data.type) {
    case 'chunk':
      answer(data).catch((error: unknown) => {
        reply({ type: 'failed', id: data.id, message: String(error) });
      });
      break;
    case 'solutions':
      solve(data).catch((error: unknown) => {
        reply({ type: 'failed', id: data.id, message: String(error) });
      });
      break;
    case 'hold':
      hold(data.lock);
      break;
    case 'pause':
      paused ??= new Promise((resolve) => {
        unpause = resolve;
      });
      break;
    case 'resume':
      unpause?.();
      paused = undefined;
      break;
  }
};

/** The chunk at work and those before it. */
let before = Promise.resolve();

/** Reads the chunk at once, and answers it when those before it are answered. */
async function answer(chunk: Chunk): Promise<void> {
  const { id, begin, limit } = chunk;
  const previous = before;
  let isOver: () => void = () => undefined;
  before = new Promise((resolve) => {
    isOver = resolve;
  });
  const bulk = new (await core).Bulk(limit);
  try {
    if (!(await read(bulk, chunk))) return;
    const rows = bulk.rows().kinds.length;
    reply({
      type: 'read',
      id,
      chunk: {
        end: begin + bulk.consumed(),
        lines: bulk.lines(),
        rows,
        passingOver: bulk.passingOver(),
      },
    });
    await previous;
    await paused;
    await run(bulk, id);
    const packed = packedRows(bulk.rows());
    reply({ type: 'answered', id, rows: packed, totals: totalsOf(packed) });
  } finally {
    bulk.delete();
    isOver();
  }
}

/** A chunk that holds no whole puzzle is taken longer. */
async function read(bulk: CoreBulk, { id, source, begin, bytes, passingOver }: Chunk) {
  for (let length = bytes; ; length *= 2) {
    const end = Math.min(begin + length, source.size);
    let text: ArrayBuffer;
    try {
      text = await source.slice(begin, end).arrayBuffer();
    } catch (error) {
      reply({ type: 'unreadable', id, message: String(error) });
      return false;
    }
    bulk.read(new Uint8Array(text), end === source.size, passingOver);
    if (bulk.consumed() > 0 || end === source.size) return true;
  }
}

async function run(bulk: CoreBulk, id: number): Promise<void> {
  let began = performance.now();
  for (;;) {
    if (bulk.run(stepsAtATime)) return;
    if (performance.now() - began < sliceMs) continue;
    if (performance.now() - saidAt >= busyEveryMs) reply({ type: 'busy', id });
    await nextTurn();
    await paused;
    began = performance.now();
  }
}

async function solve({ id, source, begin, end, passingOver, wanted }: SolutionsWanted) {
  const text = await source.slice(begin, end).arrayBuffer();
  const bulk = new (await core).Bulk(2);
  try {
    bulk.read(new Uint8Array(text), true, passingOver);
    reply({ type: 'solutions', id, text: new Blob([bulk.solutions(wanted)]) });
  } finally {
    bulk.delete();
  }
}

/** The browser lets the lock go when this worker ends, however it does. */
function hold(name: string): void {
  if (!('locks' in navigator)) return;
  const forEver = new Promise<never>(() => undefined);
  navigator.locks
    .request(name, () => {
      reply({ type: 'holding' });
      return forEver;
    })
    .catch(() => undefined); // Where locks are refused, silence alone tells of an end.
}

function reply(message: BulkReply): void {
  saidAt = performance.now();
  self.postMessage(message);
}

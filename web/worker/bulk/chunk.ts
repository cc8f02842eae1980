// A chunk of a file of puzzles: read at once, then answered in slices.
import { packedRows } from '../../core/bulk/rows';
import { totalsOf } from '../../core/bulk/totals';
import type { BulkCalls, ChunkEnd } from '../../core/calls';
import { Refused, type Task, type Teller } from '../serve/task';
import { countLimitIn } from '../serve/checks';
import type { BulkCore, CoreBulkChunk } from './bulk-table';

type Chunk = BulkCalls['chunk'];
type Solutions = BulkCalls['solutions'];

/** A row takes as long as this many steps of a search. */
const stepsEach = 10;

/** The worker reads this chunk while it answers the one before. */
export async function chunk(
  core: BulkCore,
  ask: Chunk['ask'],
  teller: Teller<ChunkEnd>,
): Promise<Task<ChunkEnd, Chunk['answer']>> {
  const bulk = core.startBulkChunk(countLimitIn(ask.limit));
  try {
    await read(bulk, ask);
  } catch (error) {
    bulk.delete();
    throw error;
  }
  teller.progress({
    end: ask.begin + bulk.consumed(),
    lines: bulk.lines(),
    rows: bulk.kinds().length,
    passingOver: bulk.passingOver(),
  });
  return {
    run: (budget) => bulk.run(budget / stepsEach),
    progress: () => undefined,
    answer() {
      const rows = packedRows(columnsOf(bulk));
      return { rows, totals: totalsOf(rows), fields: bulk.mostFields() };
    },
    free: () => {
      bulk.delete();
    },
  };
}

/** Views of the core's memory, valid until the next call that changes the chunk. */
export const columnsOf = (bulk: CoreBulkChunk) => ({
  kinds: bulk.kinds(),
  givens: bulk.givens(),
  counts: bulk.counts(),
  branches: bulk.branches(),
  lines: bulk.rowLines(),
  begins: bulk.begins(),
  ends: bulk.ends(),
  problems: {
    rows: bulk.problemRows(),
    columns: bulk.problemColumns(),
    codes: bulk.problemCodes(),
  },
});

/** Reads a longer piece of the file where a piece holds no whole puzzle. */
async function read(bulk: CoreBulkChunk, { source, begin, bytes, passingOver }: Chunk['ask']) {
  for (let length = bytes; ; length *= 2) {
    const end = Math.min(begin + length, source.size);
    const text = await textOf(source, begin, end);
    bulk.read(text, end === source.size, passingOver);
    if (bulk.consumed() > 0 || end === source.size) return;
  }
}

/** The first solutions of a chunk that was answered, in one piece. */
export const solutions = (core: BulkCore, ask: Solutions['ask']) =>
  readAgain(core, ask, (bulk) => new Blob([bulk.solutions(ask.wanted).slice()]));

/** The puzzles of a chunk that was answered, with their names and the other fields of their lines. */
export const details = (core: BulkCore, ask: Solutions['ask']) =>
  readAgain(core, ask, (bulk) => new Blob([bulk.details(ask.wanted).slice()]));

/** The keys of the puzzles of a chunk that was answered, and of their forms. */
export const keys = (core: BulkCore, ask: BulkCalls['keys']['ask']) =>
  readAgain(core, ask, (bulk) => bulk.keys().slice());

async function readAgain<Answer>(
  core: BulkCore,
  { source, begin, end, passingOver }: BulkCalls['keys']['ask'],
  answer: (bulk: CoreBulkChunk) => Answer,
): Promise<Task<undefined, Answer>> {
  const text = await textOf(source, begin, end);
  const bulk = core.startBulkChunk(2);
  bulk.read(text, true, passingOver);
  return {
    run: () => true,
    progress: () => undefined,
    answer: () => answer(bulk),
    free: () => {
      bulk.delete();
    },
  };
}

/** A file may have changed or gone since it was opened. */
async function textOf(source: Blob, begin: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await source.slice(begin, end).arrayBuffer());
  } catch (error) {
    throw new Refused(String(error));
  }
}

// The request that a worker for texts takes.
import type { ReaderCalls, Reading } from '../../core/reading';
import { maxTextBytes } from '../../core/text';
import { read } from '../core/read-layout';
import type { Tasks } from '../serve/task';
import { decoded } from './decoded';
import { reading, type ReaderCore } from './reader-table';

/** Reads only as much of a text as shows that it is too large. */
export const readingOf = async (core: ReaderCore, source: Blob): Promise<() => Reading> => {
  const text = await decoded(source, maxTextBytes + 1);
  return () => read(reading, core.readWhole(text));
};

export const readerTasks: Tasks<ReaderCore, ReaderCalls> = {
  read: async (core, { source }) => ({
    // Reading a megabyte, the most there is, takes some hundredths of a second.
    run: () => true,
    progress: () => undefined,
    answer: await readingOf(core, source),
    free: () => undefined,
  }),
};

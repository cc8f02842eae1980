// The request that a worker for texts takes.
import type { ReaderCalls } from '../../core/reading';
import { maxTextBytes } from '../../core/text';
import type { Tasks } from '../serve/task';
import type { ReaderCore } from './core';
import { decoded } from './decoded';

export const readerTasks: Tasks<ReaderCore, ReaderCalls> = {
  read: async (core, { source }) => {
    const text = await decoded(source, maxTextBytes + 1);
    return {
      // At most a megabyte: it takes some hundredths of a second.
      run: () => true,
      progress: () => undefined,
      answer: () => core.read(text),
      free: () => undefined,
    };
  },
};

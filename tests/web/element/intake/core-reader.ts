// The core's reader for tests in Node, as the page's worker runs it.
import { readFileSync } from 'node:fs';
import type { Reading } from '../../../../web/core/reading';
import type { Reader } from '../../../../web/element/intake/read';
import { plainCore } from '../../../../web/worker/core/plain-core';
import { readerTable } from '../../../../web/worker/reader/reader-table';
import { readingOf as begunReading } from '../../../../web/worker/reader/reader-tasks';
import { Refused } from '../../../../web/worker/serve/task';

const path = new URL('../../../../build/wasm/retrace-reader.wasm', import.meta.url);
const core = await plainCore(readerTable)(await WebAssembly.compile(readFileSync(path)));

export const readingOf = async (source: Blob): Promise<Reading> =>
  (await begunReading(core, source))();

export const coreReader: Reader = {
  read: (source) =>
    readingOf(source).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    }),
  // Rules beyond the classic ones have a core of their own.
  readVaried: () => Promise.resolve(undefined),
  show: () => undefined,
};

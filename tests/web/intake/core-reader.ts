// The reader of the core for tests in Node, as the page's worker has it.
import { readFileSync } from 'node:fs';
import type { Reading } from '../../../web/core/reading';
import { maxTextBytes } from '../../../web/core/text';
import type { Reader } from '../../../web/intake/read';
import { createReaderCore } from '../../../web/worker/reader/core';
import { decoded } from '../../../web/worker/reader/decoded';
import { Refused } from '../../../web/worker/serve/task';

const path = new URL('../../../build/wasm/retrace-reader.wasm', import.meta.url);
const core = await createReaderCore(await WebAssembly.compile(readFileSync(path)));

export const readingOf = async (source: Blob): Promise<Reading> =>
  core.read(await decoded(source, maxTextBytes + 1));

export const coreReader: Reader = {
  read: (source) =>
    readingOf(source).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    }),
  show: () => undefined,
};

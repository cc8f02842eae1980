// The built WebAssembly module of questions and bulk mode, loaded in Node.
import { readFileSync } from 'node:fs';
import createQuestionsCore from '@core/retrace-questions.mjs';
import type { BulkCore } from '../../../web/worker/bulk/bulk-table';
import type { QuestionsCore } from '../../../web/worker/questions/questions-table';

export function loadQuestionsCore(): Promise<QuestionsCore & BulkCore> {
  const path = new URL('../../../build/wasm/retrace-questions.wasm', import.meta.url);
  return createQuestionsCore({ wasmBinary: readFileSync(path) });
}

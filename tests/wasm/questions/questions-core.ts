// The questions' and bulk mode's built WebAssembly module, loaded in Node.
import { readFileSync } from 'node:fs';
import createQuestionsCore, { type QuestionsCore } from '@core/retrace-questions.mjs';

export function loadQuestionsCore(): Promise<QuestionsCore> {
  const path = new URL('../../../build/wasm/retrace-questions.wasm', import.meta.url);
  return createQuestionsCore({ wasmBinary: readFileSync(path) });
}

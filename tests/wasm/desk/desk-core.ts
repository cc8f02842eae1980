// The desk's built WebAssembly module, loaded in Node.
import { readFileSync } from 'node:fs';
import createDeskCore, { type DeskCore } from '@core/retrace-desk.mjs';

export function loadDeskCore(): Promise<DeskCore> {
  const path = new URL('../../../build/wasm/retrace-desk.wasm', import.meta.url);
  return createDeskCore({ wasmBinary: readFileSync(path) });
}

// The techniques' built WebAssembly module, loaded in Node.
import { readFileSync } from 'node:fs';
import createTechniquesCore, { type TechniquesCore } from '@core/retrace-techniques.mjs';

export function loadTechniquesCore(): Promise<TechniquesCore> {
  const path = new URL('../../../build/wasm/retrace-techniques.wasm', import.meta.url);
  return createTechniquesCore({ wasmBinary: readFileSync(path) });
}

// The built WebAssembly module of the techniques, loaded in Node and used as the worker uses it.
import { readFileSync } from 'node:fs';
import createTechniquesCore from '@core/retrace-techniques.mjs';
import { gridOf, type Grid } from '../../../web/core/grid';
import type { TechniqueCalls } from '../../../web/core/techniques/calls';
import { techniqueTasks } from '../../../web/worker/techniques/technique-tasks';

const path = new URL('../../../build/wasm/retrace-techniques.wasm', import.meta.url);
export const core = await createTechniquesCore({ wasmBinary: readFileSync(path) });

export const teller = { progress: () => undefined, alive: () => undefined, fail: () => undefined };

export async function asked<Kind extends keyof TechniqueCalls>(
  kind: Kind,
  ask: TechniqueCalls[Kind]['ask'],
): Promise<TechniqueCalls[Kind]['answer']> {
  const task = await techniqueTasks[kind](core, ask, teller);
  while (!task.run(1));
  const answer = task.answer();
  task.free();
  return answer;
}

export function grid(line: string): Grid {
  const found = gridOf(line);
  if (!found) throw new Error(`${line} is no grid`);
  return found;
}

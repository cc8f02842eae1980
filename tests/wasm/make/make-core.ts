// The built WebAssembly module that makes puzzles, loaded in Node and used as the worker uses it.
import { readFileSync } from 'node:fs';
import createMakeCore from '@core/retrace-make.mjs';
import type { MakeCalls } from '../../../web/core/make/make-calls';
import { makeTasks } from '../../../web/worker/make/make-tasks';
import type { Task } from '../../../web/worker/serve/task';

const path = new URL('../../../build/wasm/retrace-make.wasm', import.meta.url);
export const core = await createMakeCore({ wasmBinary: readFileSync(path) });

const teller = { progress: () => undefined, alive: () => undefined, fail: () => undefined };

export type MakeTask<Kind extends keyof MakeCalls> = Task<
  MakeCalls[Kind]['progress'],
  MakeCalls[Kind]['answer']
>;

export const begun = async <Kind extends keyof MakeCalls>(
  kind: Kind,
  ask: MakeCalls[Kind]['ask'],
): Promise<MakeTask<Kind>> => makeTasks[kind](core, ask, teller);

export async function asked<Kind extends keyof MakeCalls>(
  kind: Kind,
  ask: MakeCalls[Kind]['ask'],
): Promise<MakeCalls[Kind]['answer']> {
  const task = await begun(kind, ask);
  while (!task.run(20_000));
  const answer = task.answer();
  task.free();
  return answer;
}

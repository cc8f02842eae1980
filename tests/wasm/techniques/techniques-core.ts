// The built WebAssembly modules of the techniques, loaded in Node and used as the workers use them.
import createNestedCore from '@core/retrace-nested.mjs';
import createTechniquesCore from '@core/retrace-techniques.mjs';
import { gridOf, type Grid } from '../../../web/core/grid';
import type { TechniqueCalls } from '../../../web/core/techniques/technique-calls';
import { techniqueTasks } from '../../../web/worker/techniques/technique-tasks';
import { wasmFile } from '../core';

/** The one that is fetched first. */
export const core = await createTechniquesCore({ wasmBinary: wasmFile('retrace-techniques') });
/** The one with nested chains, too. */
export const nestedCore = await createNestedCore({ wasmBinary: wasmFile('retrace-nested') });

export const teller = { progress: () => undefined, alive: () => undefined, fail: () => undefined };

export async function asked<Kind extends keyof TechniqueCalls>(
  kind: Kind,
  ask: TechniqueCalls[Kind]['ask'],
): Promise<TechniqueCalls[Kind]['answer']> {
  for (const each of [core, nestedCore]) {
    const task = await techniqueTasks[kind](each, ask, teller);
    while (!task.run(1));
    const answer = task.needsMore?.() ? undefined : { answer: task.answer() };
    task.free();
    if (answer) return answer.answer;
  }
  throw new Error('no core has an answer');
}

export function grid(line: string): Grid {
  const found = gridOf(line);
  if (!found) throw new Error(`${line} is no grid`);
  return found;
}

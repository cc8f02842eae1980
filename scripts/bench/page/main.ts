// What the benchmark drives in a browser: the product's own client and worker, without the page.
import { SudokuClient } from '../../../web/client/client';
import { gridOf } from '../../../web/core/grid';
import { strategyNameOf } from '../../../web/core/strategy';

const client = new SudokuClient();

/** Milliseconds and steps of a strategy's own search in the worker. */
async function search(line: string, name: string): Promise<{ ms: number; steps: number }> {
  const puzzle = gridOf(line);
  const strategy = strategyNameOf(name);
  if (!puzzle || !strategy) throw new Error(`not a puzzle or not a strategy: ${line} ${name}`);
  const { elapsedMs, counters } = await client.solve(puzzle, strategy);
  return { ms: elapsedMs, steps: counters.steps };
}

Object.assign(globalThis, { search });

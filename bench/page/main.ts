// The page that the benchmark drives in a browser: the product's own client and worker, without its page.
import { SudokuClient } from '../../web/client/client';
import { gridOf } from '../../web/core/grid';
import { strategyNameOf } from '../../web/core/strategy';

const client = new SudokuClient();

/** The milliseconds and steps of a strategy's own search in the worker. */
async function search(line: string, name: string): Promise<{ ms: number; steps: number }> {
  const puzzle = gridOf(line);
  const strategy = strategyNameOf(name);
  if (!puzzle || !strategy) throw new Error(`not a puzzle or not a strategy: ${line} ${name}`);
  const { elapsedMs, counters } = await client.solve(puzzle, strategy);
  return { ms: elapsedMs, steps: counters.steps };
}

const engine = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
const maker = new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' });

function answerOf(worker: Worker, asked: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message));
    };
    worker.postMessage(asked);
  });
}

/** The engine's rate over all lines of a text, in a worker of its own. */
const lines = (text: string, task: 'any' | 'check') => answerOf(engine, { text, task });

/** Minimal puzzles a second, in a worker of its own. */
const make = (count: number, seed: number) => answerOf(maker, { count, seed });

Object.assign(globalThis, { search, lines, make });

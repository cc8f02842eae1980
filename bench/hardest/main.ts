// The page that the benchmark of the hardest puzzles drives in a browser: the product's own client and worker.
import { TechniquesClient } from '../../web/client/techniques/techniques-client';
import { gridOf, type Grid } from '../../web/core/grid';
import type { LogicalPath, Ratings } from '../../web/core/techniques/technique-calls';

const client = new TechniquesClient();

function gridIn(line: string): Grid {
  const grid = gridOf(line);
  if (!grid) throw new Error(`not a puzzle: ${line}`);
  return grid;
}

/** Milliseconds until the answer is there. */
async function timed<Answer>(asked: Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const began = performance.now();
  const answer = await asked;
  return { ms: performance.now() - began, answer };
}

/** `alone`: without help of other workers. */
const rating = (
  line: string,
  alone: boolean,
): Promise<{ ms: number; answer: Ratings | undefined }> =>
  timed(client.ask('rating', { puzzle: gridIn(line), alone }));

const path = (line: string): Promise<{ ms: number; answer: LogicalPath }> =>
  timed(client.ask('path', { puzzle: gridIn(line), order: 'classic' }));

/** Milliseconds from giving up a rating, begun so long ago, until the same worker has another answer. */
async function giveUp(line: string, after: number): Promise<number> {
  const rating = client.ask('rating', { puzzle: gridIn(line) }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, after));
  const puzzle = gridIn('.'.repeat(81));
  const { ms } = await timed(client.ask('rating', { puzzle }));
  await rating;
  return ms;
}

Object.assign(globalThis, { rating, path, giveUp });

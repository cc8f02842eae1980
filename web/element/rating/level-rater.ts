// Rates puzzles for lists and reports, one after another, in a worker of its own.
import { TechniquesClient } from '../../client/techniques/techniques-client';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import { fewestGivens } from '../../core/make/order';

const client = new TechniquesClient();
let last: Promise<unknown> = Promise.resolve();

/** In tenths; 0 where there is not one solution. */
export function ratingOf(puzzle: Grid): Promise<number> {
  const asked = last.then(async () => {
    const givens = puzzle.replaceAll('.', '').length;
    if (givens < fewestGivens || findContradictions(puzzle).length > 0) return 0;
    return (await client.ask('rating', { puzzle }))?.hardest ?? 0;
  });
  last = asked.catch(() => undefined);
  return asked;
}

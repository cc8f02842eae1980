// Grids that tests write out.
import { gridOf, type Grid } from '../../../web/core/grid';

/** The grid of these 81 characters; throws for any other text, which is a mistake in the test. */
export function known(text: string): Grid {
  const grid = gridOf(text);
  if (!grid) throw new Error(`a test wrote no grid: ${text}`);
  return grid;
}

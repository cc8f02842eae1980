// Grids that tests write out.
import { gridOf, type Grid } from '../../../web/core/grid';

/** The grid of 81 characters; anything else is a mistake in the test. */
export function known(text: string): Grid {
  const grid = gridOf(text);
  if (!grid) throw new Error(`a test wrote no grid: ${text}`);
  return grid;
}

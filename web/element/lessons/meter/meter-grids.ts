// Grids that score high on the meter, each with one solution. The two that are this project's own
// were found by scripts/meter-grids.mjs.
import { emptyGrid, gridOf, type Grid } from '../../../core/grid';
import { examples } from '../../shared/examples';

export const meterGridNames = ['inkala', 'near-cap', 'many-givens', 'anti-brute-force'] as const;
export type MeterGridName = (typeof meterGridNames)[number];

const example = (wanted: string): Grid =>
  examples.find(({ name }) => name === wanted)?.grid ?? emptyGrid;

// prettier-ignore
export const meterGrids: Record<MeterGridName, Grid> = {
  inkala: example('inkala'),
  'near-cap': gridOf('.....6..151....42...3..9....7..8.........3.742.4...6..4.....1....7.9.2.....67..9.') ?? emptyGrid,
  'many-givens': gridOf('....5.32........5..5.2...6.5.934.2873..9.2145...58163...6.27593.75.3.81689...5472') ?? emptyGrid,
  'anti-brute-force': example('anti-brute-force'),
};

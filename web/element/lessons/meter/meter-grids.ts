// Grids that score high on the meter, each with one solution. Those near the cap were found by
// `retrace worst --measure calls --aim 9999999`, from starts with 17 and with more givens.
import { emptyGrid, gridOf, type Grid } from '../../../core/grid';
import { examples } from '../../shared/example-puzzles';

export const meterGridNames = [
  'few-givens',
  'near-cap',
  'many-givens',
  'inkala',
  'anti-brute-force',
] as const;
export type MeterGridName = (typeof meterGridNames)[number];

const example = (wanted: string): Grid =>
  examples.find(({ name }) => name === wanted)?.grid ?? emptyGrid;

// prettier-ignore
export const meterGrids: Record<MeterGridName, Grid> = {
  inkala: example('inkala'),
  'near-cap': example('meter-near-cap'),
  'few-givens': gridOf('.426..........1..5.........15...8...3.....2........7...6.72...........38....4....') ?? emptyGrid,
  'many-givens': gridOf('....5.32........5..5.2...6.5.934.2873..9.2145...58163...6.27593.75.3.81689...5472') ?? emptyGrid,
  'anti-brute-force': example('anti-brute-force'),
};

// A puzzle on which a race shows what it is for: a copy of the board at each call takes the search over 1 s, the rest stay below.
import { emptyGrid, gridOf, type Grid } from '../../core/grid';

/** Made for Code's ladder of tests: the setter's search of 2580 takes 932,459 calls. */
export const hardPuzzle: Grid =
  gridOf('6.....................7..4112..4.5....6...91.9.4.57..3....64...8..9.1.3..9..38.72') ??
  emptyGrid;

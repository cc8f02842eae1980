// The sources that watch mode shows of a strategy beside its steps: the files it is made of, and how its program calls itself.
import type { SteppedStrategyName } from './strategy';

/** The argument of a program's function: the index in the list of blanks, a cell's index, its row and column, or nothing. */
type Given = 'index' | 'cell' | 'row-and-column' | 'nothing';

interface Recursion {
  name: string;
  /** Before what changes from call to call. */
  first?: string;
  given: Given;
}

interface Sources {
  /** Says which cell is next: a path within cpp/sudoku/search, as the strategy's row in strategy.cpp has it. */
  order: string;
  /** Says which digits fit it. */
  legality: string;
  /** The recursion of its program in cpp/programs; none where that is a loop, or where there is none. */
  recursion?: Recursion;
}

export const strategySources: Readonly<Record<SteppedStrategyName, Sources>> = {
  'scan-blanks': {
    order: 'order/blank_list.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', given: 'index' },
  },
  'copied-blanks': {
    order: 'order/copied_blank_list.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', first: 'blanks', given: 'index' },
  },
  'nested-vectors': {
    order: 'order/blank_list.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', first: 'board', given: 'index' },
  },
  'copied-board': {
    order: 'order/blank_list.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', first: 'board', given: 'index' },
  },
  'used-flags': {
    order: 'order/every_cell.hpp',
    legality: 'legality/used_flags.hpp',
    recursion: { name: 'dfs', given: 'cell' },
  },
  'scan-cells': {
    order: 'order/rows_and_columns.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', given: 'row-and-column' },
  },
  'candidate-list': {
    order: 'order/every_cell.hpp',
    legality: 'legality/candidate_list.hpp',
    recursion: { name: 'dfs', given: 'cell' },
  },
  'first-blank': {
    order: 'order/first_blank.hpp',
    legality: 'legality/read_houses.hpp',
    recursion: { name: 'dfs', given: 'nothing' },
  },
  greedy: { order: 'order/first_blank.hpp', legality: 'legality/read_houses.hpp' },
  'house-masks': {
    order: 'order/every_cell.hpp',
    legality: 'legality/house_masks.hpp',
    recursion: { name: 'dfs', given: 'cell' },
  },
  'fewest-candidates': {
    order: 'order/fewest_candidates.hpp',
    legality: 'legality/house_masks.hpp',
    recursion: { name: 'dfs', given: 'nothing' },
  },
  propagation: { order: 'order/singles_first.hpp', legality: 'legality/house_masks.hpp' },
  'exact-cover': {
    order: 'dancing_links.hpp',
    legality: 'dancing_links.hpp',
    recursion: { name: 'search', given: 'nothing' },
  },
};

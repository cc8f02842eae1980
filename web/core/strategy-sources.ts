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

/** Names of files in the folders of orders and legalities. */
const sources = (order: string, legality: string, recursion?: Recursion): Sources => ({
  order: `order/${order}.hpp`,
  legality: `legality/${legality}.hpp`,
  ...(recursion && { recursion }),
});
const dfs = (given: Given, first?: string): Recursion => ({
  name: 'dfs',
  given,
  ...(first !== undefined && { first }),
});

export const strategySources: Readonly<Record<SteppedStrategyName, Sources>> = {
  'scan-blanks': sources('blank_list', 'read_houses', dfs('index')),
  'copied-blanks': sources('copied_blank_list', 'read_houses', dfs('index', 'blanks')),
  'nested-vectors': sources('blank_list', 'read_houses', dfs('index', 'board')),
  'copied-board': sources('blank_list', 'read_houses', dfs('index', 'board')),
  'used-flags': sources('every_cell', 'used_flags', dfs('cell')),
  'scan-cells': sources('rows_and_columns', 'read_houses', dfs('row-and-column')),
  'candidate-list': sources('every_cell', 'candidate_list', dfs('cell')),
  'first-blank': sources('first_blank', 'read_houses', dfs('nothing')),
  greedy: sources('first_blank', 'read_houses'),
  'house-masks': sources('every_cell', 'house_masks', dfs('cell')),
  'fewest-candidates': sources('fewest_candidates', 'house_masks', dfs('nothing')),
  propagation: sources('singles_first', 'house_masks'),
  'exact-cover': {
    order: 'dancing_links.hpp',
    legality: 'dancing_links.hpp',
    recursion: { name: 'search', given: 'nothing' },
  },
};

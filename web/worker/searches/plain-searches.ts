// The widget's core for searches: what cpp/wasm/plain/search_binding.cpp exports, as searches-module.d.ts
// declares it.
import type { CoreSearch, CoreSolve, SearchCore } from '@core/retrace-searches.mjs';

import { objectsIn, plainExports, type Address, type Results } from '../core/plain-objects';
import { watchMembers } from '../watch/plain-watch';

/** The starts of that file. */
interface Starts {
  solve(puzzle: number, strategy: number): Address;
  search(puzzle: number, strategy: number): Address;
  watch(puzzle: number, strategy: number, everySolution: boolean): Address;
}

// Every member is a line there and a name here.
const solveMembers: Results<CoreSolve> = {
  run: 'flag',
  counters: 'numbers',
  board: 'text',
  answer: 'number',
  grid: 'text',
  deadEndCell: 'number',
  solvable: 'flag',
  delete: 'number',
};
const searchMembers: Results<CoreSearch> = {
  run: 'number',
  counters: 'numbers',
  grid: 'text',
  deadEndCell: 'number',
  delete: 'number',
};
/** Rejects where the module is another one. */
export async function createPlainSearches(module: WebAssembly.Module): Promise<SearchCore> {
  const core = await plainExports<Starts>(module);
  const { object, tell } = objectsIn(core);
  return {
    startSolve(puzzle, strategy) {
      tell(puzzle + strategy);
      return object('solve', solveMembers, core.solve(puzzle.length, strategy.length));
    },
    startSearch(puzzle, strategy) {
      tell(puzzle + strategy);
      return object('search', searchMembers, core.search(puzzle.length, strategy.length));
    },
    startWatch(puzzle, strategy, everySolution) {
      tell(puzzle + strategy);
      return object(
        'watch',
        watchMembers,
        core.watch(puzzle.length, strategy.length, everySolution),
      );
    },
  };
}

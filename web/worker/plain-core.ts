// The widget's core: what cpp/wasm/plain exports, as core-module.d.ts declares it. Embind does the same
// for the page, with a generic script that the widget has no room for.
import type { CoreCount, CoreSearch, CoreSolve, SearchCore } from '@core/retrace-core.mjs';

import { objectsIn, plainExports, type Address, type Results } from './plain-objects';

/** The starts of cpp/wasm/plain/plain_binding.cpp. */
interface Starts {
  solve(puzzle: number, strategy: number): Address;
  search(puzzle: number, strategy: number): Address;
  count(puzzle: number, limit: number): Address;
  watch(puzzle: number, strategy: number, everySolution: boolean): Address;
}

// Every member is a line in plain_binding.cpp and a name here.
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
const countMembers: Results<CoreCount> = {
  run: 'flag',
  count: 'number',
  limitReached: 'flag',
  delete: 'number',
};

/** Rejects where the module is not the widget's core. */
export async function createPlainCore(module: WebAssembly.Module): Promise<SearchCore> {
  const core = await plainExports<Starts>(module);
  const { object, watch, tell } = objectsIn(core);
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
      return watch(core.watch(puzzle.length, strategy.length, everySolution));
    },
    startCount(puzzle, limit) {
      tell(puzzle);
      return object('count', countMembers, core.count(puzzle.length, limit));
    },
  };
}

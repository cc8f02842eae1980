// The widget's core: what cpp/wasm/plain exports, as core-module.d.ts declares it. Embind does the same
// for the page, with a generic script that the widget has no room for.
import type {
  CoreCount,
  CoreCounters,
  CoreSearch,
  CoreSolve,
  CoreWatch,
  SearchCore,
} from '@core/retrace-core.mjs';
import { named, readCounters } from './watch-numbers';

/** An object's address in the core's memory; 0 is none. */
type Address = number;

/** The functions of cpp/wasm/plain/plain_binding.cpp; its comments say what they read and write. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text(): Address;
  solve(puzzle: number, strategy: number): Address;
  search(puzzle: number, strategy: number): Address;
  count(puzzle: number, limit: number): Address;
  watch(puzzle: number, strategy: number, everySolution: boolean): Address;
  solveFree(solve: Address): void;
  solveRun(solve: Address, budget: number): number;
  solveCounters(solve: Address): Address;
  solveBoard(solve: Address): void;
  solveAnswer(solve: Address): number;
  solveGrid(solve: Address): void;
  solveCell(solve: Address): number;
  solveSolvable(solve: Address): number;
  searchFree(search: Address): void;
  searchRun(search: Address, budget: number): number;
  searchCounters(search: Address): Address;
  searchGrid(search: Address): void;
  searchCell(search: Address): number;
  countFree(count: Address): void;
  countRun(count: Address, budget: number): number;
  countCount(count: Address): number;
  countLimitReached(count: Address): number;
  watchFree(watch: Address): void;
  watchExplore(watch: Address, budget: number): number;
  watchExplored(watch: Address): number;
  watchFinished(watch: Address): number;
  watchAim(watch: Address, position: number): void;
  watchMove(watch: Address, budget: number): number;
  watchPosition(watch: Address): number;
  watchLookFor(watch: Address, kind: number, cell: number, forward: boolean): void;
  watchLook(watch: Address, budget: number): number;
  watchDraw(watch: Address, from: number, to: number, columns: number): void;
  watchRunDrawing(watch: Address, budget: number): number;
  watchDrawing(watch: Address): Address;
  watchOverview(watch: Address, columns: number): Address;
  watchState(watch: Address): Address;
}

/** In the order of the core's Answer and SearchStatus. */
const answers = [
  'one-solution',
  'several-solutions',
  'contradiction',
  'no-solution',
  'dead-end',
] as const;
const statuses = ['running', 'solution', 'exhausted', 'dead-end'] as const;

/** Characters that the core's place for text holds. */
const textRoom = 128;

/** Rejects where the module is not the widget's core. */
export async function createPlainCore(module: WebAssembly.Module): Promise<SearchCore> {
  const imports = {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      proc_exit: () => {
        throw new Error('the core gave up'); // for want of memory
      },
    },
  };
  const instance = await WebAssembly.instantiate(module, imports);
  const core = instance.exports as unknown as Exports;
  core._initialize();
  return starts(core);
}

function starts(core: Exports): SearchCore {
  const { memory } = core;
  const place = core.text();
  const told = (): string => String.fromCharCode(...new Uint8Array(memory.buffer, place, 81));
  const tell = (text: string): void => {
    new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, place, textRoom));
  };
  const numbers = (out: Address): Float64Array => {
    const [start, length] = new Uint32Array(memory.buffer, out, 2);
    return new Float64Array(memory.buffer, start, length);
  };
  const counters = (out: Address): CoreCounters => readCounters(numbers(out));

  const solveAt = (at: Address): CoreSolve => ({
    run: (budget) => core.solveRun(at, budget) !== 0,
    counters: () => counters(core.solveCounters(at)),
    board: () => (core.solveBoard(at), told()),
    answer: () => named(answers, core.solveAnswer(at)),
    grid: () => (core.solveGrid(at), told()),
    deadEndCell: () => core.solveCell(at),
    solvable: () => core.solveSolvable(at) !== 0,
    delete: () => {
      core.solveFree(at);
    },
  });
  const searchAt = (at: Address): CoreSearch => ({
    run: (budget) => named(statuses, core.searchRun(at, budget)),
    counters: () => counters(core.searchCounters(at)),
    grid: () => (core.searchGrid(at), told()),
    deadEndCell: () => core.searchCell(at),
    delete: () => {
      core.searchFree(at);
    },
  });
  const countAt = (at: Address): CoreCount => ({
    run: (budget) => core.countRun(at, budget) !== 0,
    count: () => core.countCount(at),
    limitReached: () => core.countLimitReached(at) !== 0,
    delete: () => {
      core.countFree(at);
    },
  });
  const watchAt = (at: Address): CoreWatch => ({
    explore: (budget) => core.watchExplore(at, budget) !== 0,
    explored: () => core.watchExplored(at),
    finished: () => core.watchFinished(at) !== 0,
    aim: (position) => {
      core.watchAim(at, position);
    },
    move: (budget) => core.watchMove(at, budget) !== 0,
    position: () => core.watchPosition(at),
    state: () => numbers(core.watchState(at)),
    lookFor: (kind, cell, forward) => {
      core.watchLookFor(at, kind, cell, forward);
    },
    look: (budget) => core.watchLook(at, budget),
    draw: (from, to, columns) => {
      core.watchDraw(at, from, to, columns);
    },
    runDrawing: (budget) => core.watchRunDrawing(at, budget) !== 0,
    drawing: () => numbers(core.watchDrawing(at)),
    overview: (columns) => numbers(core.watchOverview(at, columns)),
    delete: () => {
      core.watchFree(at);
    },
  });

  return {
    startSolve(puzzle, strategy) {
      tell(puzzle + strategy);
      return orNull(core.solve(puzzle.length, strategy.length), solveAt);
    },
    startSearch(puzzle, strategy) {
      tell(puzzle + strategy);
      return orNull(core.search(puzzle.length, strategy.length), searchAt);
    },
    startWatch(puzzle, strategy, everySolution) {
      tell(puzzle + strategy);
      return orNull(core.watch(puzzle.length, strategy.length, everySolution), watchAt);
    },
    startCount(puzzle, limit) {
      tell(puzzle);
      return orNull(core.count(puzzle.length, limit), countAt);
    },
  };
}

const orNull = <T>(address: Address, of: (address: Address) => T): T | null =>
  address === 0 ? null : of(address);

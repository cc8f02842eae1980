// The widget's core: what cpp/wasm/plain exports, as core-module.d.ts declares it. Embind does the same
// for the page, with a generic script that the widget has no room for.
import type {
  CoreCount,
  CoreSearch,
  CoreSolve,
  CoreWatch,
  SearchCore,
} from '@core/retrace-core.mjs';

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
}

/** What a member of an object takes and gives beside the object's address, whichever it is. */
type Plain = (at: Address, ...given: unknown[]) => number;

/** How what a member gives comes out of its plain function. */
type Results<Members> = {
  [Name in keyof Members]: Members[Name] extends (...given: never[]) => infer Result
    ? ResultOf<Result>
    : never;
};
type ResultOf<Result> = [Result] extends [boolean]
  ? 'flag'
  : Result extends string
    ? 'text'
    : Result extends Float64Array
      ? 'numbers'
      : 'number';

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
const watchMembers: Results<CoreWatch> = {
  explore: 'flag',
  explored: 'number',
  finished: 'flag',
  aim: 'number',
  move: 'flag',
  position: 'number',
  state: 'numbers',
  lookFor: 'number',
  look: 'number',
  draw: 'number',
  runDrawing: 'flag',
  drawing: 'numbers',
  overview: 'numbers',
  delete: 'number',
};

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
  const core = instance.exports as unknown as Exports & Record<string, Plain>;
  core._initialize();
  return starts(core);
}

function starts(core: Exports & Record<string, Plain>): SearchCore {
  const { memory } = core;
  const place = core.text();
  const tell = (text: string): void => {
    new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, place, textRoom));
  };
  const read = {
    number: (result: number) => result,
    flag: (result: number) => result !== 0,
    text: () => String.fromCharCode(...new Uint8Array(memory.buffer, place, 81)),
    numbers: (out: Address) => {
      const [start, length] = new Uint32Array(memory.buffer, out, 2);
      return new Float64Array(memory.buffer, start, length);
    },
  };

  /** The object at an address, whose functions are named by its start and their own name. */
  const object = <T extends object>(start: string, members: Results<T>, at: Address): T | null => {
    if (at === 0) return null;
    const bound = Object.entries<keyof typeof read>(members).map(([name, result]) => {
      const call = core[`${start}.${name}`];
      if (!call) throw new Error(`the core has no ${start}.${name}`);
      return [name, (...given: unknown[]) => read[result](call(at, ...given))];
    });
    return Object.fromEntries(bound) as T;
  };

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
      const at = core.watch(puzzle.length, strategy.length, everySolution);
      return object('watch', watchMembers, at);
    },
    startCount(puzzle, limit) {
      tell(puzzle);
      return object('count', countMembers, core.count(puzzle.length, limit));
    },
  };
}

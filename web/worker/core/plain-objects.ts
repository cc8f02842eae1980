// Objects of the widget's cores: their plain functions (cpp/wasm/plain) as the members that their modules
// declare.
/** An object's address in the core's memory; 0 is none. */
export type Address = number;

/** What every module exports; places.hpp says how text and numbers go in and out. */
interface Places {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text(): Address;
}

/** What a member of an object takes and gives beside the object's address, whichever it is. */
type Plain = (at: Address, ...given: unknown[]) => number;

/** How what a member gives comes out of its plain function. */
export type Results<Members> = {
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

/** Characters that the core's place for text holds. */
const textRoom = 128;

/** Rejects where the module is none of the widget's. */
export async function plainExports<Own>(module: WebAssembly.Module) {
  const imports = {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      proc_exit: () => {
        throw new Error('the core gave up'); // for want of memory
      },
    },
  };
  const instance = await WebAssembly.instantiate(module, imports);
  const core = instance.exports as unknown as Places & Own & Record<string, Plain>;
  core._initialize();
  return core;
}

export function objectsIn(core: Places & Record<string, Plain>) {
  const { memory } = core;
  const place = core.text();
  const tell = (text: string): void => {
    new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, place, textRoom));
  };
  const written = (length: number): string =>
    String.fromCharCode(...new Uint8Array(memory.buffer, place, length));
  const read = {
    number: (result: number) => result,
    flag: (result: number) => result !== 0,
    text: () => written(81),
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
  return { object, tell, written };
}

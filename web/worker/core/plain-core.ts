// A core without Embind's script: makes the calls of its table out of its plain exports.
import type { Shape } from './kinds';
import type { Call, CoreOf, CoreTable, ObjectTable } from './table';

/** The address of an object in the core's memory; 0: no object. */
export type Address = number;
type Plain = (...given: unknown[]) => number;

type Exports<Own> = { memory: WebAssembly.Memory; _initialize(): void } & Own;

/** Rejects where the module is not that of a core. */
export async function plainExports<Own>(module: WebAssembly.Module): Promise<Exports<Own>> {
  const imports = {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      proc_exit: () => {
        throw new Error('the core gave up'); // out of memory
      },
    },
  };
  const instance = await WebAssembly.instantiate(module, imports);
  const core = instance.exports as unknown as Exports<Own>;
  core._initialize();
  return core;
}

/** Makes the core that a table describes from its compiled module. */
export const plainCore =
  <C>(table: CoreTable<C>) =>
  async (module: WebAssembly.Module): Promise<CoreOf<CoreTable<C>>> =>
    boundTo(await plainExports<Record<string, Plain>>(module), table);

function boundTo<C>(
  core: Exports<Record<string, Plain>>,
  { calls, room }: CoreTable<C>,
): CoreOf<CoreTable<C>> {
  const { memory } = core;
  const textAt = core.text?.() ?? 0;

  /** Puts a text or bytes behind the call's earlier ones; where the room is too small the core refuses by the length. */
  const put = (given: string | Uint8Array, behind: number): number => {
    const free = new Uint8Array(memory.buffer, textAt + behind, room - behind);
    if (typeof given === 'string') {
      const { read, written } = new TextEncoder().encodeInto(given, free);
      return read === given.length ? written : room + 1;
    }
    if (given.length <= free.length) free.set(given);
    return given.length;
  };
  const view = (at: Address): Float64Array => {
    const [start, length] = new Uint32Array(memory.buffer, at, 2);
    return new Float64Array(memory.buffer, start, length);
  };

  const gives = (shape: Shape, given: number): unknown => {
    switch (shape.is) {
      case 'none':
        return undefined;
      case 'flag':
        return given !== 0;
      case 'text':
        return String.fromCharCode(...new Uint8Array(memory.buffer, textAt, given));
      case 'laid-out':
        return view(given);
      case 'object':
        return object(shape.of as ObjectTable, given);
      case 'int':
      case 'count':
      case 'number':
      case 'name':
      case 'board':
      case 'bytes':
      case 'words':
      case 'doubles':
      case 'list':
      case 'maybe':
      case 'record':
      case 'cases':
      case 'seen':
      case 'laid-in':
        return given;
    }
  };

  /** `at`: the address of the object, for a call of an object. */
  const bound = (name: string, { result, given }: Call, ...at: Address[]) => {
    const plain = core[name];
    if (!plain) throw new Error(`the core has no ${name}`);
    const isRead = ({ is }: Shape) => is === 'text' || is === 'bytes';
    if (!given.some(([, kind]) => isRead(kind))) {
      return (...values: unknown[]) => gives(result, plain(...at, ...values));
    }
    return (...values: unknown[]) => {
      let behind = 0;
      const told = given.map(([, kind], index) => {
        const value = values[index];
        if (!isRead(kind)) return value;
        const length = put(value as string | Uint8Array, Math.min(behind, room));
        behind += length;
        return length;
      });
      return gives(result, plain(...at, ...told));
    };
  };
  const object = ({ name, calls }: ObjectTable, at: Address): object | null => {
    if (at === 0) return null;
    const all: [string, Call][] = [...Object.entries(calls), ['delete', freed]];
    return Object.fromEntries(
      all.map(([member, call]) => [member, bound(`${name}.${member}`, call, at)]),
    );
  };

  const all = Object.entries(calls as Readonly<Record<string, Call>>);
  return Object.fromEntries(all.map(([name, call]) => [name, bound(name, call)])) as CoreOf<
    CoreTable<C>
  >;
}

const freed: Call = { result: { is: 'none' }, given: [] };

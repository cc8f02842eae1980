// The modules of the core, each loaded through its binding, and the calls that their tables name.
import { coreModules, type CoreModule } from '../../scripts/core-calls/modules';
import { plainCore } from '../../web/worker/core/plain-core';
import type { Shape } from '../../web/worker/core/kinds';
import type { Call, ObjectTable } from '../../web/worker/core/table';
import { wasmFile } from './core';

export const callsOf = ({ tables }: CoreModule): [string, Call][] =>
  tables.flatMap((table) => Object.entries(table.calls));

/** The classes of the objects that a module's calls give, and that these objects' calls give, by name. */
export function objectsOf(coreModule: CoreModule): Map<string, ObjectTable> {
  return new Map(callsOf(coreModule).flatMap(([, call]) => givenBy(call)));
}

function givenBy({ result }: Call): [string, ObjectTable][] {
  if (result.is !== 'object') return [];
  const table = result.of as ObjectTable;
  return [[table.name, table], ...Object.values(table.calls).flatMap(givenBy)];
}

/** The layouts of a module's results by call: `call`, or `Object.call` for the call of an object. */
export function layoutsOf(coreModule: CoreModule): Map<string, Shape> {
  const members = [...objectsOf(coreModule)].flatMap(([object, { calls }]) =>
    Object.entries(calls).map(([name, call]) => [`${object}.${name}`, call] as const),
  );
  return new Map(
    [...callsOf(coreModule), ...members].flatMap(([name, { result }]) =>
      result.is === 'laid-out' ? [[name, result.of]] : [],
    ),
  );
}

type AnyCore = Readonly<Record<string, unknown>>;

/** Loads a module of the core through its binding. */
export async function loadModule(name: string): Promise<AnyCore> {
  const coreModule = coreModules[name];
  const [table, ...others] = coreModule?.tables ?? [];
  if (table === undefined) throw new Error(`there is no module ${name}`);
  if (coreModule?.binding === 'plain') {
    if (others.length > 0) throw new Error(`${name} has more than one table`);
    return plainCore(table)(await WebAssembly.compile(wasmFile(name)));
  }
  const { default: create } = (await import(`../../build/wasm/${name}.mjs`)) as {
    default: (options: object) => Promise<AnyCore>;
  };
  return create({ wasmBinary: wasmFile(name) });
}

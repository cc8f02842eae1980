// The modules of the core by their tables: each loaded through its binding, with the calls that it has.
import { coreModules, type CoreModule } from '../../scripts/core-calls/modules';
import { plainCore } from '../../web/worker/core/plain-core';
import type { Shape } from '../../web/worker/core/kinds';
import type { Call, ObjectTable } from '../../web/worker/core/table';
import { wasmFile } from './core';

export const callsOf = ({ tables }: CoreModule): [string, Call][] =>
  tables.flatMap((table) => Object.entries(table.calls));

/** The objects that a module's calls give, and those that theirs give, by name. */
export function objectsOf(coreModule: CoreModule): Map<string, ObjectTable> {
  return new Map(callsOf(coreModule).flatMap(([, call]) => givenBy(call)));
}

function givenBy({ result }: Call): [string, ObjectTable][] {
  if (result.is !== 'object') return [];
  const table = result.of as ObjectTable;
  return [[table.name, table], ...Object.values(table.calls).flatMap(givenBy)];
}

/** The layouts of a module's results, by the name of their call: its object's, a dot and its own. */
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

/** A module of the core, through its binding. */
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

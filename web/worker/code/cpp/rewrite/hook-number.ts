// The number of a hook; every linked module imports the hooks to report on its run, see scripts/compiler.

/** The module under which the hooks are imported. */
export const hooksModule = 'retrace';

/** The number of a hook among a module's functions; `imported` has the names of the imported functions. */
export function hookNumber(imported: readonly string[], name: string): number {
  const index = imported.indexOf(`${hooksModule}.${name}`);
  if (index < 0) throw new Error(`the module imports no ${name}`);
  return index;
}

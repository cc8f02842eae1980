// Everything that is known about a compiled program's calls: its functions, its lines and the places of its arguments.
import { Places } from './dwarf/expressions';
import { Scopes } from './dwarf/scopes';
import { lineRowsOf } from './rewrite/line-table';
import { lineFinder, programRows } from './rewrite/program-lines';
import { sectionsOf } from './wasm/sections';

export interface ProgramCalls {
  scopes: Scopes;
  places: Places;
  /** The program's line of an address from the start of the code section. */
  lineAt: (address: number) => number | undefined;
}

export function programCallsOf(module: Uint8Array): ProgramCalls {
  const scopes = new Scopes(module);
  return {
    scopes,
    places: new Places(module, sectionsOf(module), scopes.entries),
    lineAt: lineFinder(programRows(lineRowsOf(module), scopes)),
  };
}

// Everything that is known about a compiled program's calls: its functions, its lines and its variables.
import { Scopes } from './dwarf/scopes';
import { Variables } from './dwarf/variables';
import { lineRowsOf } from './rewrite/line-table';
import { lineFinder, programRows } from './rewrite/program-lines';

export interface ProgramCalls {
  scopes: Scopes;
  variables: Variables;
  /** The program's line of an address from the start of the code section. */
  lineAt: (address: number) => number | undefined;
}

export function programCallsOf(module: Uint8Array): ProgramCalls {
  const scopes = new Scopes(module);
  return {
    scopes,
    variables: new Variables(module, scopes),
    lineAt: lineFinder(programRows(lineRowsOf(module), scopes)),
  };
}

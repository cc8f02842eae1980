// The program's own line of each instruction: code of a library that is inlined has the line of the call to it.
import type { Scopes } from '../dwarf/scopes';
import { programFile } from './code-origins';
import type { LineRow } from './line-table';

/** The rows in the same order, those of inlined libraries with the program's lines. */
export const programRows = (rows: readonly LineRow[], scopes: Scopes): LineRow[] =>
  rows.map((row) => {
    const { address, file } = row;
    if (file === undefined || file === programFile) return row;
    const line = scopes.lineOfCall(address);
    return line === undefined ? row : { address, file: programFile, line };
  });

/** Finds the program's line of an address from the start of the code section, if it has one. */
export function lineFinder(rows: readonly LineRow[]): (address: number) => number | undefined {
  return (address) => {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.address ?? 0) <= address) low = middle + 1;
      else high = middle;
    }
    for (let at = low - 1; at >= 0; at--) {
      const row = rows[at];
      if (row?.file === undefined) return undefined;
      // Code that only the compiler has made belongs to the line before it.
      if (row.file === programFile && row.line > 0) return row.line;
    }
    return undefined;
  };
}

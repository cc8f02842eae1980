// How many cells a line with too few or too many of them should have had.
import type { ParseError } from '../../../core/text';

/** A line that is nearer to a row is meant as one; see `longestRow` in web/core/text.ts. */
export function expectedCells({ code, found, expected }: ParseError): 9 | 81 {
  if (expected) return expected === 81 ? 81 : 9;
  const count = Number(found);
  const isLine = code === 'too-few-cells' ? count >= 9 : count > 81;
  return isLine ? 81 : 9;
}

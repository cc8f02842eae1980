// A text that is not one puzzle: said to whoever asked about it.
import type { FoundError } from '../../core/reading';

export class UnreadablePuzzle extends RangeError {
  override readonly name = 'UnreadablePuzzle';

  constructor(
    /** `several-puzzles`: one is asked about at a time; `read` gives each. */
    readonly code: FoundError['code'] | 'several-puzzles',
    /** From 1. */
    readonly line: number,
    readonly column: number,
    /** The character, number or count found. */
    readonly found: string,
  ) {
    super(`no puzzle can be read: ${code} in line ${line}, column ${column}`);
  }
}

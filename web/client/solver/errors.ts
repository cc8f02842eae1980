// The errors with which calls of the solver reject, beside those of every client.
import type { Fault } from '../../core/make/order';
import type { FoundError } from '../../core/reading';

/** An order of a puzzle that nobody can have. */
export class OrderRefused extends RangeError {
  override readonly name = 'OrderRefused';

  constructor(readonly fault: Fault) {
    super(`there is no such puzzle: ${fault}`);
  }
}

/** The text is not one puzzle. */
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

// The errors with which calls of the solver reject, beside those of every client.
import type { Fault } from '../../core/make/order';
import type { FoundError } from '../../core/reading';
import type { VariedRefusal } from '../../core/varied/varied-puzzle';

/** The order of a puzzle cannot be met. */
export class OrderRefused extends RangeError {
  override readonly name = 'OrderRefused';

  constructor(readonly fault: Fault) {
    super(`there is no such puzzle: ${fault}`);
  }
}

/** Rules were not read, so that the answer would be of another puzzle. */
export class UnreadableRules extends RangeError {
  override readonly name = 'UnreadableRules';

  constructor(
    readonly reason: VariedRefusal['reason'],
    /** The key of the rule that was not read, as the text names it; empty where there is none. */
    readonly found: string,
  ) {
    super(`not all rules can be read: ${[reason, found].join(' ').trim()}`);
  }
}

/** The text is not one puzzle. */
export class UnreadablePuzzle extends RangeError {
  override readonly name = 'UnreadablePuzzle';

  constructor(
    /** `several-puzzles`: the text has more than one; `read` gives all of them. */
    readonly code: FoundError['code'] | 'several-puzzles',
    /** The line, from 1. */
    readonly line: number,
    readonly column: number,
    /** The character, number or count that was found. */
    readonly found: string,
  ) {
    super(`no puzzle can be read: ${code} in line ${line}, column ${column}`);
  }
}

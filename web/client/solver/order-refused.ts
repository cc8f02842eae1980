// An order of a puzzle that nobody can have.
import type { Fault } from '../../core/make/order';

export class OrderRefused extends RangeError {
  override readonly name = 'OrderRefused';

  constructor(readonly fault: Fault) {
    super(`there is no such puzzle: ${fault}`);
  }
}

// Every text about a reading.
import type { ParseError } from '../../core/text';

export interface ArrivalMessages {
  label: string;
  /** `shown`: the number of them that can be chosen here. */
  count: (count: number, shown: number) => string;
  /** Names a small board. */
  puzzle: (number: number, name: string | undefined) => string;
  chosen: (number: number, count: number) => string;
  faults: (count: number) => string;
  fault: (error: ParseError) => string;
  commented: (count: number) => string;
  passed: (count: number) => string;
  /** A puzzle whose rules are not known. */
  rules: (name: string | undefined, rules: readonly string[]) => string;
  otherSize: (name: string | undefined) => string;
  putWithout: string;
  leave: string;
  left: (rules: readonly string[]) => string;
  close: string;
}

// What can go wrong, as data; web/languages words it.
import type { ArrivalProblem } from '../../../core/arrival';
import type { HostRefusal } from '../../../core/refused';

export type Problem =
  | ArrivalProblem
  | { kind: 'unknown-strategy'; found: string }
  /** Of a property or attribute, which stays as it was. */
  | { kind: 'wrong-value'; name: string; found: string }
  /** The part of the script that a mode needs could not be fetched. */
  | { kind: 'mode-not-loaded' }
  /** The page around does not allow it: without workers the search runs on the page. */
  | { kind: 'refused'; refusal: HostRefusal }
  | { kind: 'worker'; code: 'worker-failed' | 'worker-hung' };

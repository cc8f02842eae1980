// Problems as data; web/languages puts them into words.
import type { ArrivalProblem } from '../../../core/arrival';
import type { RecordingTrouble } from '../../../core/recording';
import type { HostRefusal } from '../../../core/port';

export type Problem = BoardProblem | { kind: 'recording'; trouble: RecordingTrouble };

/** The problems that the element words; watch mode words the others. */
export type BoardProblem =
  | ArrivalProblem
  | { kind: 'unknown-strategy'; found: string }
  /** A wrong value of a property or attribute, which stays as it was. */
  | { kind: 'wrong-value'; name: string; found: string }
  /** The page around does not allow it: without workers the search runs on the page. */
  | { kind: 'refused'; refusal: HostRefusal }
  | { kind: 'worker'; code: 'worker-failed' | 'worker-hung' };

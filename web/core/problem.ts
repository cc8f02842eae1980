// Problems as data; web/languages puts them into words.
import type { IntakeProblem } from './intake';
import type { RecordingTrouble } from './recording';
import type { VariedRefusal } from './varied/varied-puzzle';
import type { HostRefusal } from './port-messages';

export type Problem =
  | BoardProblem
  | { kind: 'recording'; trouble: RecordingTrouble }
  /** Rules of a puzzle that were not read. */
  | { kind: 'rules'; refusal: VariedRefusal };

/** The problems that the element words; watch mode words the others. */
export type BoardProblem =
  | IntakeProblem
  | { kind: 'unknown-strategy'; found: string }
  /** A wrong value of a property or attribute, which stays as it was. */
  | { kind: 'wrong-value'; name: string; found: string }
  /** The page around does not allow it: without workers the search runs on the page. */
  | { kind: 'refused'; refusal: HostRefusal }
  | { kind: 'worker'; code: 'worker-failed' | 'worker-hung' };

export type FileProblem = Extract<
  BoardProblem,
  { kind: 'unreadable-file' | 'picture' | 'no-text' | 'too-much-packed' }
>;

export const isOfFile = (problem: BoardProblem): problem is FileProblem =>
  ['unreadable-file', 'picture', 'no-text', 'too-much-packed'].includes(problem.kind);

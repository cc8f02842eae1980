// Every text of hints, which are loaded with the first one. A language that lacks one does not compile.
import type { HintLevel } from '../../../core/techniques/calls';

export interface HintMessages {
  label: string;
  looking: string;
  close: string;
  /** `step`: of four. */
  level: (step: number) => string;
  /** The kind of the next step. */
  kind: string;
  /** The button that tells more. */
  more: Record<Exclude<HintLevel, 'nudge'>, string>;
  apply: string;
  /** The button that opens the whole path. */
  path: string;
  applied: string;
  next: string;
  /** Folded up: what the technique is. */
  about: (technique: string) => string;
  /** The numbered cases of a deduction by several chains. */
  chain: (number: number, isCase: boolean) => string;
  needsNotes: (blanks: number) => string;
  fillNotes: string;
  wrongNotes: (cells: readonly number[]) => string;
  /** The word in the names of these cells. */
  wrongNote: string;
  mendNotes: string;
  severalSolutions: string;
  /** The remark on a technique that rests on there being one solution. */
  restsOnUniqueness: string;
  contradiction: string;
  givensUnsolved: string;
  solved: string;
  beyond: string;
  /** Where the chosen techniques do not go on. */
  beyondChosen: string;
  useAll: string;
  /** The folded choice of techniques, and their order. */
  repertoire: string;
  watch: string;
  failed: string;
  /** Where the search for nested chains could not be loaded. */
  missing: string;
}

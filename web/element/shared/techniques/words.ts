// Every text about a deduction, loaded with the first hint or path. A language that lacks one does not compile.
import type { Candidate, Deduction, Role } from '../../../core/techniques/deduction';
import type { Sentence } from './sentence';

export interface TechniqueMessages {
  /** Where to look, without saying what is there. */
  where: (deduction: Deduction) => Sentence;
  /** The sentence on the effect. */
  effect: (deduction: Deduction) => Sentence;
  /** The sentence on what a chain has taken away before an inner deduction. */
  before: (removed: readonly Candidate[]) => Sentence;
  /** The name of the button that shows what a conclusion of a chain rests on: "Why r1c4 ≠ 5? Naked pair". */
  why: (conclusion: string, technique: string) => string;
  /** Why, in a sentence or two; chains are written beside it. */
  reason: (deduction: Deduction) => Sentence;
  /** The words in the names of cells for their part in the deduction. */
  roles: Record<Role, string>;
  removes: (digits: readonly number[]) => string;
  places: (digit: number) => string;
  /** The word for a digit that takes a hidden single from other cells. */
  excludes: string;
}

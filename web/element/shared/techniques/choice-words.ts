// Every text of the choice of techniques. A language that lacks one does not compile.
import type { TechniqueOrder } from '../../../core/techniques/calls';
import type { TechniqueLevel } from '../../../core/techniques/levels';

export interface TechniqueChoiceMessages {
  label: string;
  /** `note`: the kinds of techniques that the level has. */
  levels: Record<TechniqueLevel, { name: string; note: string }>;
  /** Technique by technique. */
  own: string;
  /** The field for the order in which they are tried. */
  order: string;
  orders: Record<TechniqueOrder, string>;
  /** Where the last one is taken away. */
  atLeastOne: string;
}

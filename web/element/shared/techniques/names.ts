// The names of techniques, and the pattern that each family looks for. A language that lacks one does not compile.
import type { TechniqueFamily, TechniqueName } from '../../../core/techniques/technique';

export interface TechniqueNames {
  names: Record<TechniqueName, string>;
  /** `gist`: what to look for, for people who do not know the name. */
  families: Record<TechniqueFamily, { title: string; gist: string }>;
}

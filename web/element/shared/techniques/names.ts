// The names of techniques, and the pattern of each family. A language that lacks one does not compile.
import type { TechniqueFamily, TechniqueName } from '../../../core/techniques/technique';

export interface TechniqueNames {
  names: Record<TechniqueName, string>;
  /** `gist`: the pattern to look for, for people who do not know the name. */
  families: Record<TechniqueFamily, { title: string; gist: string }>;
}

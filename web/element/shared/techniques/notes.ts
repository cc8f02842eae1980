// An explanation of each technique and of why it holds, for people who meet it for the first time. A language that lacks one does
// not compile.
import type { TechniqueName } from '../../../core/techniques/technique';

export interface TechniqueNotes {
  /** `names`: as people call it elsewhere. */
  also: (names: string) => string;
  /** The link to a live board, and what is said of it beside its text. */
  example: string;
  opensInTab: string;
  /** To puzzles with it. */
  practise: string;
  notes: Record<TechniqueName, { what: string; why: string }>;
}

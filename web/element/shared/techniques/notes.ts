// A note on each technique and why it holds, for people who meet it for the first time. A language that lacks one does
// not compile.
import type { TechniqueName } from '../../../core/techniques/technique';

export interface TechniqueNotes {
  /** `names`: other names of it. */
  also: (names: string) => string;
  /** The link to a live board, and the text beside it. */
  example: string;
  opensInTab: string;
  /** Leads to puzzles with the technique. */
  practise: string;
  notes: Record<TechniqueName, { what: string; why: string }>;
}

/** The event by which a note on a technique asks for puzzles with it; the detail is the technique's name. */
export const practiseAsked = 'practise-asked';

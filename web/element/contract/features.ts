// The modes and the intake of an entry.
import type { IntakeHost, TakeIn } from './intake-host';
import type { OtherMode, OtherModes } from './mode-names';
import type { leftOut } from './mode-entry';

/** The modes and the intake that an entry puts into its element. `solve` mode is always there. */
export interface Features {
  /** Each mode by its name, or `leftOut`, so that an entry that forgets one does not compile. */
  modes: { readonly [Name in OtherMode]: OtherModes[Name] | typeof leftOut };
  /** Takes in what is pasted and dropped on an element, and what its own controls are given. */
  takeIn: (host: IntakeHost) => TakeIn;
}

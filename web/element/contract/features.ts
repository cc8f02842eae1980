// The modes and the intake of an entry.
import type { Intake, IntakeHost } from './intake';
import type { OtherMode, OtherModes } from './mode';
import type { leftOut } from './mode-entry';

/** The features that an entry puts into its element. `solve` mode is always there. */
export interface Features {
  /** Each mode by its name, or `leftOut`: so an entry that forgets one does not compile. */
  modes: { readonly [Name in OtherMode]: OtherModes[Name] | typeof leftOut };
  /** Listens for what a person brings to an element, and reads what its controls are given. */
  intake: (host: IntakeHost) => Intake;
}

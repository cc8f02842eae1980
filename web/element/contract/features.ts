// The modes and the intake of an entry.
import type { Intake, IntakeHost } from './intake';
import type { OtherMode, OtherModes } from './mode';
import type { leftOut } from './mode-entry';

/** The modes and the intake that an entry puts into its element. `solve` mode is always there. */
export interface Features {
  /** Each mode by its name, or `leftOut`, so that an entry that forgets one does not compile. */
  modes: { readonly [Name in OtherMode]: OtherModes[Name] | typeof leftOut };
  /** Listens for puzzles that a person brings to an element, and reads input from its controls. */
  intake: (host: IntakeHost) => Intake;
}

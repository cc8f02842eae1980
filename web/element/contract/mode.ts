// Which modes there are, by name.
import type { defaultMode } from '../../core/mode';

/** The modes beside `solve`: each adds its own entry, in its folder, which alone knows its name. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modes
export interface OtherModes {}
export type OtherMode = keyof OtherModes;

/** What the element can do with a puzzle, by name. */
export type Mode = typeof defaultMode | OtherMode;

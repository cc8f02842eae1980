// The names of the modes.
import type { defaultMode } from '../../core/mode';

/** The modes beside `solve`: each adds its own entry in its folder, and only that folder knows its name. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modes
export interface OtherModes {}
export type OtherMode = keyof OtherModes;

/** The names of the element's modes. */
export type Mode = typeof defaultMode | OtherMode;

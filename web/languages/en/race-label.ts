// The name of race mode in English.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: 'Race' };

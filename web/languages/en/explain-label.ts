// The name of explain mode in English.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: 'Explain' };

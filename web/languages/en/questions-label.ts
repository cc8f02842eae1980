// The name of the questions in English.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: 'One puzzle' };

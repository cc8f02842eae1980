// The name of bulk mode in English.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: 'Many puzzles' };

// The name of Code mode in English.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: 'Code' };

// What make mode is called in English.
import type { ModeLabel } from '../../element/contract';

export const words: ModeLabel = { title: 'New puzzles' };

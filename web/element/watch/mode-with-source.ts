// Watch mode with the strategies' sources beside the stack.
import type { ModeEntry } from '../contract';
import { watchMode } from './mode';

export const watchModeWithSource: ModeEntry<'watch'> = {
  ...watchMode,
  load: () => import('./watch-source-view'),
};

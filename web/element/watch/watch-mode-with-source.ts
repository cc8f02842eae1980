// Watch mode as the page has it: with the strategies' sources beside the stack.
import type { ViewMode } from '../contract/mode-entry';
import { watchMode } from './watch-mode';

export const watchModeWithSource: ViewMode<'watch'> = {
  ...watchMode,
  load: () => import('./watch-source-view'),
};

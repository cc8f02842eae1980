// Watch mode as the page has it: with the strategies' sources beside the stack, and recordings.
import type { ViewMode } from '../contract';
import { watchMode } from './mode';

export const watchModeWithSource: ViewMode<'watch'> = {
  ...watchMode,
  load: () => import('./watch-source-view'),
  opens: 'recording', // which the widget's core cannot read
};

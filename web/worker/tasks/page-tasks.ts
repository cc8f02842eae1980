// What the page's worker can be asked for: it searches and reads recordings.
import type { PageCore } from '@core/retrace-core.mjs';
import type { SearchCalls } from '../../core/calls';
import type { Tasks } from '../task';
import { recordingTasks } from './recording-tasks';
import { searchTasks } from './search-tasks';

export const pageTasks: Tasks<PageCore, SearchCalls> = {
  ...searchTasks,
  watch: (core, ask, teller) =>
    (ask.kind === 'recording' ? recordingTasks : searchTasks).watch(core, ask, teller),
};

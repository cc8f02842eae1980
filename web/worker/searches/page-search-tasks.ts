// The requests that the page's worker for steps takes: it searches and reads recordings.
import type { PageSearchCore } from '@core/retrace-searches.mjs';
import type { SearchCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { recordingTasks } from '../recordings/recording-tasks';
import { searchTasks } from './search-tasks';

export const pageSearchTasks: Tasks<PageSearchCore, SearchCalls> = {
  ...searchTasks,
  watch: (core, ask, teller) =>
    (ask.kind === 'recording' ? recordingTasks : searchTasks).watch(core, ask, teller),
};

// The requests that the page's worker for steps takes: it searches and reads recordings.
import type { SearchCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { recordingTasks } from '../recordings/recording-tasks';
import type { RecordingCore } from '../recordings/recordings-table';
import { searchTasks } from './search-tasks';
import type { SearchCore } from './searches-table';

export type PageSearchCore = SearchCore & RecordingCore;

export const pageSearchTasks: Tasks<PageSearchCore, SearchCalls> = {
  ...searchTasks,
  watch: (core, ask, teller) =>
    (ask.kind === 'recording' ? recordingTasks : searchTasks).watch(core, ask, teller),
};

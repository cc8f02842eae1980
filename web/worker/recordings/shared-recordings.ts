// The widget's worker for recordings, fetched with the first of them.
import { plainCore } from '../core/plain-core';
import { share } from '../serve/serve-shared';
import { recordingTasks } from './recording-tasks';
import { recordingsTable } from './recordings-table';

share(plainCore(recordingsTable), recordingTasks);

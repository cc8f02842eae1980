// Serves a part of the widget on the page itself where shared workers are refused.
import { answerTasks } from './answers/answer-tasks';
import { answersTable } from './answers/answers-table';
import { plainCore } from './core/plain-core';
import { recordingTasks } from './recordings/recording-tasks';
import { recordingsTable } from './recordings/recordings-table';
import { searchTasks } from './searches/search-tasks';
import { searchesTable } from './searches/searches-table';
import { seatsOf } from './serve/seats';
import { pathTasks } from './techniques/path-tasks';
import { pathsTable } from './techniques/paths-table';
import { variedTable } from './varied/varied-table';
import { variedTasks } from './varied/varied-tasks';

export const answers = seatsOf(plainCore(answersTable), answerTasks);
export const paths = seatsOf(plainCore(pathsTable), pathTasks);
export const recordings = seatsOf(plainCore(recordingsTable), recordingTasks);
export const searches = seatsOf(plainCore(searchesTable), searchTasks);
export const varied = seatsOf(plainCore(variedTable), variedTasks);

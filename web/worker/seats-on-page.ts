// The server that stands in for the shared workers on pages that refuse them: one part of the widget.
import { answerTasks } from './answers/answer-tasks';
import { createPlainAnswers } from './answers/plain-answers';
import { createRecordingCore } from './recordings/plain-recordings';
import { recordingTasks } from './recordings/recording-tasks';
import { createPlainSearches } from './searches/plain-searches';
import { searchTasks } from './searches/search-tasks';
import { seatsOf } from './serve/seats';
import { pathTasks } from './techniques/path-tasks';
import { createPlainPaths } from './techniques/plain-path';

export const answers = seatsOf(createPlainAnswers, answerTasks);
export const paths = seatsOf(createPlainPaths, pathTasks);
export const recordings = seatsOf(createRecordingCore, recordingTasks);
export const searches = seatsOf(createPlainSearches, searchTasks);

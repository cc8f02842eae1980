// The widget's worker for recordings, fetched with the first of them.
import { share } from '../serve/share';
import { recordingTasks } from './recording-tasks';
import { createRecordingCore } from './plain-recordings';

share(createRecordingCore, recordingTasks);

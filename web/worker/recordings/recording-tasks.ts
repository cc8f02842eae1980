// The request that a worker for recordings takes: to watch one.
import type { SearchCalls } from '../../core/calls';
import { Refused, type Tasks } from '../serve/task';
import { RecordingSession } from './recording-session';
import type { RecordingCore } from './recordings-table';
import { recordingIn } from '../serve/checks';

export const recordingTasks: Tasks<RecordingCore, Pick<SearchCalls, 'watch'>> = {
  watch: (core, ask, teller) => {
    if (ask.kind !== 'recording') throw new Refused('searches are watched in another worker');
    return new RecordingSession(core, recordingIn(ask.recording), teller);
  },
};

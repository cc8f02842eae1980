// The same over the core that reads recordings.
import { createRecordingCore } from './plain-recordings';
import { seatsOf, type ServeSeats } from './seats';
import { recordingTasks } from './tasks/recording-tasks';

export const serveSeats: ServeSeats = (module) =>
  seatsOf(createRecordingCore(module), recordingTasks);

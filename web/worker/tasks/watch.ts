// Steps that are watched, of a strategy or out of a recording: one session.
import type { PageCore, SearchCore } from '@core/retrace-core.mjs';
import type { SearchCalls } from '../../core/calls';
import type { WatchReply, WatchRequest } from '../../core/watch-messages';
import { Refused, type Session, type Teller } from '../task';
import { RecordingSession } from '../recording-session';
import { WatchRun } from '../watch-run';
import { accepted, gridIn, recordingIn, strategyIn } from './checks';

export function watch(
  core: SearchCore,
  ask: SearchCalls['watch']['ask'],
  teller: Teller<WatchReply>,
): Session<WatchRequest> {
  if (ask.kind === 'recording') {
    if (!readsRecordings(core))
      throw new Refused('the widget watches no recordings, the page does');
    return new RecordingSession(core, recordingIn(ask.recording), teller);
  }
  const { puzzle, strategy, everySolution } = ask;
  const search = core.startWatch(gridIn(puzzle), strategyIn(strategy), everySolution);
  return new WatchRun(accepted(search, 'nothing to watch: no steps, or no puzzle'), teller);
}

const readsRecordings = (core: SearchCore): core is PageCore => 'RecordingText' in core;

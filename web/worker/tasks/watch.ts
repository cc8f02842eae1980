// A search that is watched: one session.
import type { SearchCore } from '@core/retrace-core.mjs';
import type { SearchCalls } from '../../core/calls';
import type { WatchReply, WatchRequest } from '../../core/watch-messages';
import type { Session, Teller } from '../port';
import { WatchRun } from '../watch-run';
import { accepted, gridIn, strategyIn } from './checks';

export function watch(
  core: SearchCore,
  { puzzle, strategy, everySolution }: SearchCalls['watch']['ask'],
  teller: Teller<WatchReply>,
): Session<WatchRequest> {
  const search = core.startWatch(gridIn(puzzle), strategyIn(strategy), everySolution);
  return new WatchRun(accepted(search, 'nothing to watch: no steps, or no puzzle'), teller);
}

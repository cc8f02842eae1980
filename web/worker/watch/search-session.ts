// The session in which a strategy's search is watched.
import type { SearchCalls } from '../../core/calls';
import type { WatchReply, WatchRequest } from '../../core/watch-messages';
import { Refused, type Session, type Teller } from '../serve/task';
import { WatchRun } from './watch-run';
import { accepted, gridIn, strategyIn } from '../serve/checks';
import type { WatchCore } from './watch-table';

export function watch(
  core: WatchCore,
  ask: SearchCalls['watch']['ask'],
  teller: Teller<WatchReply>,
): Session<WatchRequest> {
  if (ask.kind !== 'strategy') throw new Refused('recordings are read by another worker');
  const { puzzle, strategy, everySolution } = ask;
  const search = core.startWatch(gridIn(puzzle), strategyIn(strategy), everySolution);
  return new WatchRun(accepted(search, 'nothing to watch: no steps, or no puzzle'), teller);
}

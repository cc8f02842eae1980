// What the buttons that check entries do: the referee is loaded when one is first pressed.
import type { History } from '../shared/state/history';
import type { Position } from '../shared/state/position';
import type { Action, Notice } from '../shared/state/state';
import type { PlayCommands } from './play-bar';

/** The part of the element that is checked. */
interface Host {
  readonly positions: History<Position>;
}

const loadReferee = () => import('./referee');
type Referee = Awaited<ReturnType<typeof loadReferee>>;

export const refereeCommands = (host: Host, dispatch: (action: Action) => void): PlayCommands => ({
  check: () => {
    void judge(host, dispatch, ({ checked }, positions) => checked(positions.present));
  },
  findMistake: () => {
    void judge(host, dispatch, ({ mistakeIn }, positions) => mistakeIn(positions));
  },
});

/** Tells what the referee finds, unless the board has changed by then. */
async function judge(
  host: Host,
  dispatch: (action: Action) => void,
  find: (referee: Referee, positions: History<Position>) => Promise<Notice>,
): Promise<void> {
  const { positions } = host;
  let notice: Notice;
  try {
    notice = await find(await loadReferee(), positions);
  } catch {
    notice = { kind: 'check-failed' };
  }
  if (host.positions.present === positions.present) dispatch({ type: 'tell', notice });
}

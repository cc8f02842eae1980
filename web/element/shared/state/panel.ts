// Which panel stands in the place of the keys on a small screen, decided here alone; on a wide screen the keys stay beside it.
import type { CardPanel, Panel } from '../../contract/board-actions';
import { emptyGrid } from '../../../core/grid';
import { isFilled, type Write } from './position';
import { reduce, type Action, type Notice, type State } from './solving-state';

/** The panels that need no card to have something to show. */
const alwaysThere: readonly Panel[] = ['keys', 'pause', 'more', 'puzzle'];

/** The panel that is shown. One whose card is missing leaves the keys: nothing that went wrong may end a game. */
export function panelOf(
  { panel, isPaused }: Pick<State, 'panel' | 'isPaused'>,
  cards: readonly CardPanel[],
): Panel {
  if (isPaused) return 'pause';
  return [...alwaysThere, ...cards].includes(panel) ? panel : 'keys';
}

/** The state after an action, with the panel that comes of it. */
export function reduceWithPanel(state: State, action: Action, write: Write): State {
  // A covered board takes nothing.
  if (state.isPaused && entries.has(action.type)) return state;
  const next = reduce(state, action, write);
  const panel = panelAfter(state, action, next);
  return panel === next.panel ? next : { ...next, panel };
}

/** A person who plays on gets the keys. */
function panelAfter(before: State, action: Action, next: State): Panel {
  const { history, selected } = next;
  const { panel } = before;
  const { type } = action;
  if (type === 'open') return action.panel;
  if (type === 'search-failed') return 'said';
  // The result is read where the search was started, unless the entries are to blame.
  if (type === 'answer') return action.report.outcome.kind === 'none' ? 'said' : panel;
  if (type === 'tell') {
    if (isForCard(action.notice)) return 'said';
    return panel === 'more' && isAboutBoard(action.notice) ? 'keys' : panel;
  }
  // The puzzle that a page begins with interrupts nobody.
  if (type === 'load' && panel === 'begin' && isUntouched(before)) return panel;
  if (history.present !== before.history.present)
    return isFilled(history.present) ? 'done' : 'keys';
  const isPlayedOn = selected !== before.selected || playsOn.has(type);
  return isPlayedOn ? 'keys' : panel;
}

/** Actions of a finger or a key on the board. */
const entries: ReadonlySet<Action['type']> = new Set([
  'select',
  'pick',
  'press',
  'enter',
  'erase',
  'note',
] as const);

/** Actions that only a player takes, whether they change anything or not. */
const playsOn: ReadonlySet<Action['type']> = new Set([
  'pick',
  'press',
  'setting',
  'typing',
  'type',
] as const);

const isUntouched = ({ history: { past, present } }: State): boolean =>
  past.length === 0 && present.digits === emptyGrid;

/** Errors are long, and some sentences come with a button: the line has no room for either. */
const isForCard = (notice: Notice): boolean =>
  (notice.kind === 'problem' && notice.beside === undefined) ||
  (notice.kind === 'said' && (notice.saying.isError || notice.saying.hasWay === true));

const isAboutBoard = ({ kind }: Notice): boolean => kind === 'said' || kind === 'given';

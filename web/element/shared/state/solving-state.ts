// The whole state of the element while solving, and how each action changes it. No DOM, no worker.
import { isSolved } from '../../../core/contradiction';
import type { Grid } from '../../../core/grid';
import { coloursOf, noNotes, withCentres, type Notes } from '../../../core/notes';
import type { Progress, SolveReport } from '../../../core/reports';
import { type StrategyName, defaultStrategy } from '../../../core/strategy';
import type { Form } from '../../../core/text';
import {
  defaultPreferences,
  type BoardAction,
  type Panel,
  type Preferences,
  type Writing,
} from '../../contract/board-actions';
import type { Saying } from '../../contract/extra';
import { filledNotes } from './filled-notes';
import { historyOf, pushed, redone, replaced, undone, type History } from './history';
import {
  emptyPosition,
  filledIn,
  foundBy,
  isBegun,
  noted,
  writePlainly,
  type Entry,
  type Game,
  type Position,
} from './position';
import type { BoardProblem } from '../../../core/problem';

export type SearchState =
  | { kind: 'idle' }
  /** `last`: the latest progress; undefined until the first. */
  | { kind: 'running'; paused: boolean; last: Progress | undefined }
  | { kind: 'stopped'; last: Progress | undefined }
  | { kind: 'failed'; problem: BoardProblem };

/** The current message, under the board or beside its subject. */
export type Notice =
  /** `beside`: shown where the text was brought, and not under the board. */
  | { kind: 'problem'; problem: BoardProblem; beside?: 'panel' }
  | { kind: 'loaded'; more: number }
  | { kind: 'copied'; form: Form }
  | { kind: 'copy-failed' }
  | { kind: 'paste-refused' }
  | { kind: 'given'; cell: number }
  /** Every digit was removed, and this is how many there were; none of them was a given. */
  | { kind: 'emptied'; digits: number }
  /** The last digit was entered, and all digits fit. */
  | { kind: 'complete' }
  /** The sentence of an extra. */
  | { kind: 'said'; saying: Saying };

export interface State {
  /** The positions of the game on the board: undo goes back to its beginning and no further. */
  history: History<Position>;
  /** The game that another one has taken the board from; undefined where there is nothing to go back to. */
  before: History<Position> | undefined;
  /** Whether the puzzle on the board is the one that the page came with, which nobody has asked for. */
  isSample: boolean;
  /** The puzzles that were on the board before this one, the latest last. */
  earlier: readonly Grid[];
  /** The cell that has the focus, or would have it. */
  selected: number;
  /** Cells chosen with it: an entry goes into all of them. */
  also: readonly number[];
  writing: Writing;
  preferences: Preferences;
  /** The digit chosen on the keypad, where the digit is chosen first; 0 erases. */
  pen: number | undefined;
  /** Whether digits are entered as givens. */
  setting: boolean;
  /** A puzzle is typed in: from each entry the next cell is chosen. */
  typing: boolean;
  strategy: StrategyName;
  search: SearchState;
  notice: Notice | undefined;
  /** The panel that was opened last; panel.ts decides which one is shown. */
  panel: Panel;
  /** The board is covered, and the clock stands. */
  isPaused: boolean;
}

export type Action =
  | BoardAction
  /** Chooses one cell alone. */
  | { type: 'select'; cell: number }
  /** Erases the chosen cells; while a puzzle is typed in, goes back from a blank. */
  | { type: 'erase' }
  /** The board is emptied for a puzzle that is typed in. */
  | { type: 'type' }
  /** A key of the keypad: 0 erases. */
  | { type: 'press'; digit: number }
  /** Adds or removes a note, or a colour, in the chosen cells. */
  | { type: 'note'; digit: number; writing?: Writing }
  | { type: 'undo' | 'redo' }
  | { type: 'load'; puzzle: Grid; more: number; isSample?: boolean }
  | { type: 'choose'; strategy: StrategyName }
  /** A board that was kept; `isSame`: it is the game on the board as it was, or as it became elsewhere. */
  | {
      type: 'recall';
      history: History<Position>;
      strategy: StrategyName;
      game?: Game | undefined;
      isSame?: boolean;
    }
  /** Exchanges the game on the board for the one before. */
  | { type: 'go-to-before' }
  /** The game before is one that an earlier visit has kept. */
  | { type: 'keep-before'; history: History<Position>; game: Game }
  | { type: 'start' | 'stop' }
  | { type: 'pause'; paused: boolean }
  | { type: 'progress'; progress: Progress }
  | { type: 'answer'; report: SolveReport }
  | { type: 'search-failed'; problem: BoardProblem }
  /** A search without an answer to show, such as a count, has ended. */
  | { type: 'ended' }
  | { type: 'tell'; notice: Notice };

export const initialState: State = {
  history: historyOf(emptyPosition),
  before: undefined,
  isSample: false,
  earlier: [],
  selected: 0,
  also: [],
  writing: 'digit',
  preferences: defaultPreferences,
  pen: undefined,
  setting: false,
  typing: false,
  strategy: defaultStrategy,
  search: { kind: 'idle' },
  notice: undefined,
  panel: 'keys',
  isPaused: false,
};

/** How an action changes all but the panel, which panel.ts decides. */
export function reduce(state: State, action: Action, write = writePlainly): State {
  const { history, search } = state;
  const { givens, digits } = history.present;
  switch (action.type) {
    case 'select':
      // The focus may come to a cell that is chosen with others.
      return action.cell === state.selected ? state : { ...state, selected: action.cell, also: [] };
    case 'pick': {
      const { cell: selected, also } = action;
      return { ...state, selected, also: also.filter((cell) => cell !== selected) };
    }
    case 'prefer':
      return { ...state, preferences: action.preferences, pen: undefined };
    case 'press': {
      const { digit } = action;
      if (!state.preferences.digitFirst) return reduce(state, { type: 'enter', digit }, write);
      return { ...state, pen: state.pen === digit ? undefined : digit };
    }
    case 'write-as':
      return { ...state, writing: action.writing === state.writing ? 'digit' : action.writing };
    case 'typing':
      return { ...state, typing: action.on };
    case 'type': {
      const emptied = begun(state, { ...emptyPosition });
      // Nobody has asked for another puzzle, so even one without entries comes back.
      const before = digits === emptyPosition.digits ? emptied.before : history;
      return { ...emptied, before, selected: 0, also: [], typing: true };
    }
    case 'erase': {
      const isBlank = digits.charAt(state.selected) === '.';
      if (state.typing && isBlank && state.also.length === 0) return beside(state, -1);
      return reduce(state, { type: 'enter', digit: 0 }, write);
    }
    case 'open':
      return state;
    case 'cover':
      return { ...state, isPaused: action.on };
    case 'erase-notes': {
      const { notes } = history.present;
      return notes
        ? changed(state, pushed(history, noted(history.present, coloursOf(notes))))
        : state;
    }
    case 'setting':
      return { ...state, setting: !state.setting, notice: undefined };
    case 'fix-givens': {
      const { puzzle } = action;
      const position = puzzle
        ? { givens: puzzle, digits: puzzle }
        : { ...history.present, givens: digits };
      const next = changed(state, pushed(history, position));
      return { ...next, typing: false };
    }
    case 'note': {
      const next = write(history.present, entryIn(state, action.digit, action.writing ?? 'corner'));
      return next ? changed(state, pushed(history, next)) : state;
    }
    case 'write-notes': {
      // The answer is left out, since its digits would hide the notes.
      const next = writtenNotes(history.present, action.notes ?? filledNotes(history));
      // A person in the corner mode goes on with the notes that are there now.
      const writing = state.writing === 'corner' ? 'centre' : state.writing;
      return { ...changed(state, pushed(history, next)), writing };
    }
    case 'fill':
      return changed(state, pushed(history, filledIn(history.present, action.digits)));
    case 'go-back':
      return changed(
        state,
        Array.from({ length: action.undos }).reduce<History<Position>>(undone, history),
      );
    case 'restore':
      return action.position.givens === givens
        ? changed(state, pushed(history, action.position))
        : begun(state, action.position);
    case 'enter': {
      const next = write(history.present, entryIn(state, action.digit, state.writing));
      if (next) return onward(played(changed(state, pushed(history, next))), action.digit);
      if (state.typing && (action.digit > 0 || digits.charAt(state.selected) === '.')) {
        return onward(state, action.digit || undefined);
      }
      const isGiven = state.also.length === 0 && givens.charAt(state.selected) !== '.';
      return isGiven ? { ...state, notice: { kind: 'given', cell: state.selected } } : state;
    }
    case 'clear':
      return digits === emptyPosition.digits && !history.present.answer && !history.present.notes
        ? changed(state, history)
        : // A new object each time: games are told apart by their positions.
          emptied(state, { ...emptyPosition });
    case 'reset':
      return digits === givens && !history.present.answer && !history.present.notes
        ? changed(state, history)
        : emptied(state, { givens, digits: givens });
    case 'undo':
      return changed(state, undone(history));
    case 'redo':
      return changed(state, redone(history));
    case 'load': {
      const next: Position = { givens: action.puzzle, digits: action.puzzle };
      const notice: Notice | undefined =
        action.more > 0 ? { kind: 'loaded', more: action.more } : undefined;
      return { ...begun(state, next), notice, isSample: action.isSample === true };
    }
    case 'recall': {
      const { strategy, isSame = false } = action;
      const next = isSame ? changed(state, action.history) : replacedBy(state, action.history);
      return { ...next, strategy, typing: false };
    }
    case 'go-to-before':
      return state.before ? { ...replacedBy(state, state.before), typing: false } : state;
    case 'keep-before':
      return { ...state, before: action.history };
    case 'choose':
      return { ...state, strategy: action.strategy, notice: withoutStrategy(state.notice) };
    case 'start':
      return {
        ...state,
        search: { kind: 'running', paused: false, last: undefined },
        notice: undefined,
      };
    case 'stop':
      if (search.kind !== 'running') return state;
      return { ...state, search: { kind: 'stopped', last: search.last } };
    case 'pause':
      if (search.kind !== 'running') return state;
      return { ...state, search: { ...search, paused: action.paused } };
    case 'progress':
      if (search.kind !== 'running') return state;
      return { ...state, search: { ...search, last: action.progress } };
    case 'answer':
      return { ...state, history: answered(history, action.report), search: { kind: 'idle' } };
    case 'search-failed':
      return {
        ...state,
        search: { kind: 'failed', problem: action.problem },
        // The refusal itself was reported when the worker was asked for.
        notice:
          action.problem.kind === 'refused'
            ? state.notice
            : { kind: 'problem', problem: action.problem },
      };
    case 'ended':
      return { ...state, search: { kind: 'idle' } };
    case 'tell':
      return { ...state, notice: action.notice };
  }
}

/** Another puzzle is on the board. */
const begun = (state: State, first: Position): State => ({
  ...replacedBy(state, historyOf(first)),
  setting: false,
  typing: false,
});

/** Another game is on the board; the one that was there stays one step away. */
function replacedBy(state: State, history: History<Position>): State {
  const isEmpty = state.history.present.digits === emptyPosition.digits;
  const isWanted = isBegun(state.history) || !(isEmpty || state.isSample);
  const isLost = state.before === history;
  const before = isWanted ? state.history : isLost ? undefined : state.before;
  const { givens } = state.history.present;
  const others = state.earlier.filter((grid) => grid !== givens);
  const earlier = givens === emptyPosition.givens ? others : [...others, givens];
  return { ...changed(state, history), before, earlier, isSample: false };
}

/** A change of the board ends the search and removes the message. */
function changed(state: State, history: History<Position>): State {
  if (history === state.history) return { ...state, notice: undefined };
  return { ...state, history, search: { kind: 'idle' }, notice: undefined, isPaused: false };
}

const entryIn = ({ selected, also, setting }: State, digit: number, writing: Writing): Entry => ({
  cells: [selected, ...also],
  digit,
  writing,
  setting,
});

function writtenNotes({ givens, digits, notes }: Position, centres: Notes): Position {
  return noted({ givens, digits }, withCentres(notes ?? noNotes, centres));
}

/** Reports an entry that completes the puzzle. */
function played(state: State): State {
  return isSolved(state.history.present.digits) && !state.setting
    ? { ...state, notice: { kind: 'complete' } }
    : state;
}

/** While a puzzle is typed in: the next cell. A digit that was taken away leaves the cell chosen, for another one. */
function onward(state: State, digit: number | undefined): State {
  const { typing, also, pen, writing } = state;
  const stays = digit === 0 || also.length > 0 || pen !== undefined || writing !== 'digit';
  return typing && !stays ? beside(state, 1) : state;
}

const beside = (state: State, by: number): State => ({
  ...state,
  selected: Math.min(80, Math.max(0, state.selected + by)),
});

/** Removes digits; where they were the whole puzzle, without givens, a message says so. */
function emptied(state: State, next: Position): State {
  const { history } = state;
  const { givens, digits } = history.present;
  const after = changed(state, pushed(history, next));
  const lost = givens === emptyPosition.givens ? digits.replaceAll('.', '').length : 0;
  return lost > 0 ? { ...after, notice: { kind: 'emptied', digits: lost } } : after;
}

/** Removes the message about an unknown strategy, once another one is chosen. */
function withoutStrategy(notice: Notice | undefined): Notice | undefined {
  const isAboutIt = notice?.kind === 'problem' && notice.problem.kind === 'unknown-strategy';
  return isAboutIt ? undefined : notice;
}

/** An answer that fills cells is a step of its own, which undo takes back; a later answer replaces it. */
function answered(history: History<Position>, answer: SolveReport): History<Position> {
  const next = { ...history.present, answer };
  const isFirst = foundBy(answer) !== undefined && foundBy(history.present.answer) === undefined;
  return isFirst ? pushed(history, next) : replaced(history, next);
}

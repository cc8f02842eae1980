// Delivers an arrival, that is a puzzle, list or recording that a person brought, to the board or to a mode.
import type { Arrival, Played, Recording, Source } from '../core/arrival';
import type { Grid } from '../core/grid';
import type { ViewMode } from './contract/mode-entry';
import type { Modes } from './modes';
import { noted, type Position } from './shared/state/position';
import type { BoardProblem } from './shared/state/problem';

/** The parts of the element that an arrival may go to. */
interface Destinations {
  /** Whether the shown mode takes whole files. */
  takesLists: boolean;
  /** Whether the board is shown, so that a message beside it is seen. */
  hasBoard: boolean;
  modes: Modes;
  /** Puts the first puzzle of a text on the board; `more`: how many others there are. */
  put: (text: string, puzzle: Grid, more: number) => void;
  /** Adds entries and notes to the puzzle that was put last; undo takes them away. */
  restore: (position: Position) => void;
  open: (entry: ViewMode, source: Recording) => void;
  tell: (problem: BoardProblem) => void;
  /** Offers to open a whole list, whether the board has taken its first puzzle or not. */
  offer: (entry: ViewMode, source: Source) => void;
  /** Goes to a mode that shows the board. */
  showBoard: () => void;
}

export function deliver(arrival: Arrival, to: Destinations): void {
  const { modes, takesLists, hasBoard, put, restore, open, tell, offer, showBoard } = to;
  const forLists = modes.thatOpens('list');
  const putFirst = (text: string, givens: Grid, more: number, played: Played | undefined) => {
    put(text, givens, more);
    if (played) restore(noted({ givens, digits: played.digits }, played.notes));
  };
  switch (arrival.kind) {
    case 'position': {
      const { text, givens, played, isCut } = arrival;
      putFirst(text, givens, 0, played);
      showBoard();
      if (isCut) tell({ kind: 'cut-link' });
      break;
    }
    case 'list': {
      const { first } = arrival;
      // Without a board the list itself is opened: its first puzzle alone would not be what was brought.
      if (forLists && (takesLists || !first || !hasBoard)) open(forLists, arrival);
      else if (first) {
        putFirst(first.text, first.givens, first.more, first.played);
        if (forLists) offer(forLists, arrival);
      }
      break;
    }
    case 'rules':
      showBoard();
      break;
    case 'recording': {
      const entry = modes.thatOpens('recording');
      if (entry) open(entry, arrival);
      else tell({ kind: 'mode-not-loaded' });
      break;
    }
    case 'problem':
      tell(arrival.problem);
      if (forLists && arrival.list) offer(forLists, arrival.list);
  }
}

// Where in the element each thing belongs that a person has brought.
import type { Arrival, Played, Recording, Source } from '../core/arrival';
import type { Grid } from '../core/grid';
import type { ViewMode } from './contract/mode-entry';
import type { Modes } from './modes';
import { noted, type Position } from './shared/state/position';
import type { BoardProblem } from './shared/state/problem';

/** The ways in which an arrival reaches the board or a mode. */
interface Places {
  /** Whether the mode shown takes whole files. */
  takesLists: boolean;
  /** Whether the board is shown, so that what is said beside it is seen. */
  hasBoard: boolean;
  modes: Modes;
  /** The first puzzle of a text on the board, and how many more there are. */
  put: (text: string, puzzle: Grid, more: number) => void;
  /** Entries and notes onto what was put last; undo takes them away. */
  restore: (position: Position) => void;
  open: (entry: ViewMode, source: Recording) => void;
  tell: (problem: BoardProblem) => void;
  /** A list that can be opened whole, whether the board has taken its first puzzle or not. */
  offer: (entry: ViewMode, source: Source) => void;
  /** To where the board is seen. */
  showBoard: () => void;
}

export function place(arrival: Arrival, places: Places): void {
  const { modes, takesLists, hasBoard, put, restore, open, tell, offer, showBoard } = places;
  const forLists = modes.thatOpens('list');
  const putFirst = (text: string, givens: Grid, more: number, played: Played | undefined) => {
    put(text, givens, more);
    if (played) restore(noted({ givens, digits: played.digits }, played.notes));
  };
  switch (arrival.kind) {
    case 'position': {
      const { text, givens, played } = arrival;
      putFirst(text, givens, 0, played);
      showBoard();
      break;
    }
    case 'list': {
      const { first } = arrival;
      // Where no board is seen, the first of many would not be what was brought.
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

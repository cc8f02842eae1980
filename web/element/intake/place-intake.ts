// Puts what was taken in, a puzzle, list or recording, on the board or into a mode.
import type { Intake, Played, Recording, Source } from '../../core/intake';
import type { Grid } from '../../core/grid';
import type { ViewMode } from '../contract/mode-entry';
import { noted, type Position } from '../shared/state/position';
import type { BoardProblem } from '../../core/problem';

/** The parts of the element that an intake may go to. */
interface Destinations {
  /** Whether the shown mode takes whole files. */
  takesLists: boolean;
  /** Whether the board is shown, so that a message beside it is seen. */
  hasBoard: boolean;
  /** The mode of the entry that takes recordings, or lists. */
  modes: { thatOpens: (what: 'recording' | 'list') => ViewMode | undefined };
  /** Puts the first puzzle of a text on the board; `more`: how many others there are. */
  put: (text: string, puzzle: Grid, more: number) => void;
  /** Adds entries and notes to the puzzle that was put last; undo takes them away. */
  restore: (position: Position) => void;
  open: (entry: ViewMode, source: Recording) => void;
  /** Opens a puzzle with rules beyond the classic ones in the mode for them. */
  openVaried: (text: string) => void;
  tell: (problem: BoardProblem) => void;
  /** Offers to open a whole list, whether the board has taken its first puzzle or not. */
  offer: (entry: ViewMode, source: Source) => void;
  /** Goes to a mode that shows the board. */
  showBoard: () => void;
}

export function placeIntake(intake: Intake, to: Destinations): void {
  const { modes, takesLists, hasBoard, put, restore, open, tell, offer, showBoard } = to;
  const forLists = modes.thatOpens('list');
  const putFirst = (text: string, givens: Grid, more: number, played: Played | undefined) => {
    put(text, givens, more);
    if (played) restore(noted({ givens, digits: played.digits }, played.notes));
  };
  switch (intake.kind) {
    case 'position': {
      const { text, givens, played, isCut } = intake;
      putFirst(text, givens, 0, played);
      showBoard();
      if (isCut) tell({ kind: 'cut-link' });
      break;
    }
    case 'list': {
      const { first } = intake;
      // Without a board the list itself is opened: its first puzzle alone would not be what was taken in.
      if (forLists && (takesLists || !first || !hasBoard)) open(forLists, intake);
      else if (first) {
        putFirst(first.text, first.givens, first.more, first.played);
        if (forLists) offer(forLists, intake);
      }
      break;
    }
    case 'rules':
      showBoard();
      break;
    case 'varied':
      to.openVaried(intake.text);
      break;
    case 'recording': {
      const entry = modes.thatOpens('recording');
      if (entry) open(entry, intake);
      else tell({ kind: 'mode-not-loaded' });
      break;
    }
    case 'problem':
      tell(intake.problem);
      if (forLists && intake.list) offer(forLists, intake.list);
  }
}

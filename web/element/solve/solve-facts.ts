// The facts that `solve` mode is drawn from, and the two ways of drawing it.
import type { CSSResult, TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import type { Banner, Card, Slot } from '../contract/extra';
import type { Controls } from '../contract/mode-input';
import type { BoardView } from '../shared/board/board';
import type { Commands } from './solve-commands';

/** How an entry draws `solve` mode, with the styles of that. */
export interface Look {
  view: (view: SolveView) => TemplateResult;
  styles: CSSResult;
  /** Whether it says beside the board what is to be said of a search in another mode. */
  hasLine?: true;
}

export interface SolveView extends BoardView {
  controls: Controls;
  /** A further action offered with the sentence. */
  offer: (() => void) | undefined;
  /** Whether there is more than the board: the first picture may come in turns. */
  isUsable: boolean;
  /** And more than what is used with it. */
  isWhole: boolean;
  /** Whether the strategy, the search and its answer are beside the board. */
  solves: boolean;
  language: Language;
  commands: Commands;
  /** The slots of extras around the board; see contract/extra.ts. */
  besideUndo: () => readonly Slot[];
  besideSaid: () => readonly Slot[];
  overKeypad: () => readonly Slot[];
  besideSolve: () => readonly Slot[];
  cards: () => readonly Card[];
  level: () => string | undefined;
  banner: () => Banner | undefined;
  besideLine: () => readonly Slot[];
  underBoard: () => readonly Slot[];
  underResult: () => readonly Slot[];
  /** The slots of extras among the ways to bring a puzzle. */
  besideIntake: () => readonly Slot[];
}

// The state that a figure is drawn from.
import type { WatchState } from '../../../core/watched-search';
import type { BoardChanges, WatchInput, Ways } from '../../contract/mode-input';
import type { FigureMessages } from '../../../languages/en/lesson-figures';

/** The properties from the element around: a figure may show searches and, where there are others, lead to other modes. */
export type LearnInput = WatchInput & {
  show: BoardChanges['show'] | undefined;
  open: Ways['open'] | undefined;
};

export interface FigureContext {
  /** The step of the search that the board shows. */
  shown: WatchState | undefined;
  /** The element around the lesson, with the visitor's own board. */
  mode: LearnInput;
  /** The same properties with the lesson's board and strategy. */
  inside: WatchInput;
  /** Whether the step has a question, and whether it is answered. */
  isAsked: boolean;
  isAnswered: boolean;
}

export interface Drawn extends FigureContext {
  text: FigureMessages;
}

// What a figure is drawn from.
import type { WatchState } from '../../../core/watch';
import type { ModeInput } from '../../contract';
import type { LessonName } from '../names';
import type { FigureMessages } from './words';

export interface FigureContext {
  /** What the board shows. */
  shown: WatchState | undefined;
  /** The element around the lesson, with the visitor's own board. */
  mode: ModeInput;
  /** The same with the lesson's board and strategy. */
  inside: ModeInput;
  /** Whether the step has a question, and whether that is answered. */
  isAsked: boolean;
  isAnswered: boolean;
  open: (lesson: LessonName | undefined) => void;
}

export interface Drawn extends FigureContext {
  text: FigureMessages;
}

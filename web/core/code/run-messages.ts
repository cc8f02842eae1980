// The messages of a worker about a run of a program in any language; the page puts a report together from them.
import type { FilmPiece } from './film';
import type { Frame } from './frames';
import type { Ending, Fault, Film } from './run';

export type RunReply =
  /** The program begins now: its time runs. */
  | { type: 'started' }
  /** `isError`: to standard error. */
  | { type: 'printed'; text: string; isError?: true }
  | { type: 'filmed'; piece: FilmPiece }
  /** The steps of a film that is kept back, since it may turn out to be another list's than the board's. */
  | { type: 'filming'; steps: number }
  | { type: 'noticed'; fault: Fault }
  | {
      type: 'ended';
      ending: Ending;
      milliseconds: number;
      /** Whether there is a film, and whether it was cut. */
      film: Pick<Film, 'isCut' | 'overGiven'> | undefined;
      /** The calls at the step that was asked for. */
      frames?: readonly Frame[];
      /** The way this run ended broke the runtime, and its worker with it. */
      isSpent?: boolean;
    };

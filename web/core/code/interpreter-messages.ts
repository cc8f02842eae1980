// What the page's clients and the workers that interpret programs, in JavaScript or Python, say to each other.
import type { FilmPiece } from './film';
import type { Diagnostic, RunReport, RunRequest } from './run';

export type InterpreterRequest =
  /** `folder`: the address of what is fetched, where the worker does not bring it along. */
  | { kind: 'load'; folder?: string }
  | { kind: 'prepare'; source: string }
  | { kind: 'run'; source: string; request: RunRequest };

export type InterpreterReply =
  | { kind: 'loading'; done: number; all: number }
  | { kind: 'loaded' }
  | { kind: 'prepared'; diagnostics: readonly Diagnostic[] }
  /** The program begins now: its time runs. */
  | { kind: 'begun' }
  | { kind: 'film'; piece: FilmPiece }
  | { kind: 'output'; text: string }
  | { kind: 'ended'; ending: InterpretedEnding }
  | { kind: 'failed'; text: string };

/** The report without what was sent before it in pieces. */
export interface InterpretedEnding extends Omit<RunReport, 'output' | 'film'> {
  /** Whether there were more steps than the film may have. */
  isCut: boolean;
  /** What interprets is broken by the way the program ended, and its worker with it. */
  isSpent?: boolean;
}

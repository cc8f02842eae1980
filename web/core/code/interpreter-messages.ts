// The messages between the page's clients and the workers that interpret programs, in JavaScript or Python.
import type { Diagnostic, RunRequest } from './run';
import type { RunReply } from './run-messages';

export type InterpreterRequest =
  /** `folder`: the address of what is fetched, where the worker does not bring it along. */
  | { type: 'load'; folder?: string }
  | { type: 'prepare'; source: string }
  | { type: 'run'; source: string; request: RunRequest };

export type InterpreterReply =
  | { type: 'loading'; done: number; all: number }
  | { type: 'loaded' }
  | { type: 'prepared'; diagnostics: readonly Diagnostic[] }
  | RunReply
  | { type: 'failed'; message: string };

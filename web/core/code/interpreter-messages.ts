// The messages between the page's clients and the workers that interpret programs, in JavaScript or Python.
import type { PackedFiles } from './language-caches';
import type { Diagnostic, RunRequest } from './run';
import type { RunReply } from './run-messages';

export type InterpreterRequest =
  | { type: 'load'; files: PackedFiles }
  | { type: 'prepare'; source: string }
  | { type: 'run'; source: string; request: RunRequest };

export type InterpreterReply =
  | { type: 'loaded' }
  | { type: 'prepared'; diagnostics: readonly Diagnostic[] }
  | RunReply
  | { type: 'failed'; message: string };

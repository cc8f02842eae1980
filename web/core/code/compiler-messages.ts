// The messages between the client and the two workers for programs in a language that is compiled.
import type { PackedFiles } from './language-caches';
import type { Diagnostic, RunRequest } from './run';
import type { RunReply } from './run-messages';

/** To the worker that compiles: first `load`, once, then programs one after another. */
export type CompilerRequest =
  { type: 'load'; files: PackedFiles } | { type: 'compile'; source: string; tellsCalls?: boolean };

export type Compiled =
  | { kind: 'compiled'; module: Uint8Array<ArrayBuffer>; diagnostics: Diagnostic[] }
  | { kind: 'compile-error'; diagnostics: Diagnostic[] };

export type CompilerReply =
  { type: 'loaded' } | ({ type: 'compiled' } & Compiled) | { type: 'failed'; message: string };

/** To the worker that runs one program: first the program, then runs one after another. */
export type RunnerRequest =
  { type: 'program'; module: Uint8Array<ArrayBuffer> } | { type: 'run'; request: RunRequest };

export type RunnerReply = RunReply | { type: 'failed'; message: string };

// A client that runs programs of one language: every language has one, and the page knows no more of it.
import type { Diagnostic, RunReport, RunRequest } from '../../core/code/run';

export interface ProgramRunner {
  /**
   * Fetches what the language needs, with its progress in bytes; resolves at once when that is kept.
   * Rejects with an `AbortError` when the signal ends it.
   */
  load(options: {
    signal?: AbortSignal | undefined;
    onProgress?: ((done: number, all: number) => void) | undefined;
  }): Promise<void>;

  /** Compiles a program, or parses it where the language is not compiled. */
  prepare(source: string, options: { signal?: AbortSignal | undefined }): Promise<Preparation>;

  /** A runner for a program that stays beside this one's; it shares with it what can be shared. */
  beside(): ProgramRunner;

  /** Ends what runs its programs; it starts again with the next run. */
  rest(): void;

  /** Ends every worker; nothing is left running. */
  dispose(): void;
}

export type Preparation =
  | { kind: 'ready'; program: PreparedProgram; diagnostics: readonly Diagnostic[] }
  | { kind: 'compile-error'; diagnostics: readonly Diagnostic[] };

export interface PreparedProgram {
  /**
   * One run at a time. A program that does not end is ended together with its worker; the signal does
   * the same at once, and the promise rejects with an `AbortError`.
   */
  run(
    request: RunRequest,
    options: {
      signal?: AbortSignal | undefined;
      /** How many steps the film has so far. */
      onSteps?: ((steps: number) => void) | undefined;
    },
  ): Promise<RunReport>;
}

// The interface through which the page runs programs; every language implements it.
import type { Diagnostic, RunReport, RunRequest } from '../../core/code/run';

export interface ProgramRunner {
  /**
   * Fetches the files of the language, with progress in bytes; resolves at once when they are kept.
   * Rejects with an `AbortError` when the signal ends it.
   */
  load(options: {
    signal?: AbortSignal | undefined;
    onProgress?: ((done: number, all: number) => void) | undefined;
  }): Promise<void>;

  /**
   * Compiles a program, or only parses it where the language is not compiled. `tellsCalls`: its runs are to tell their open calls, for
   * which a compiled program is compiled in another way.
   */
  prepare(
    source: string,
    options: { signal?: AbortSignal | undefined; tellsCalls?: boolean },
  ): Promise<Preparation>;

  /** A second runner whose program stays beside this one's; both share what can be shared. */
  beside(): ProgramRunner;

  /** Ends the worker of the program; the next run starts another. */
  rest(): void;

  /** Ends every worker. */
  dispose(): void;
}

export type Preparation =
  | { kind: 'ready'; program: PreparedProgram; diagnostics: readonly Diagnostic[] }
  | { kind: 'compile-error'; diagnostics: readonly Diagnostic[] };

export interface PreparedProgram {
  /**
   * One run at a time. A program that does not end is ended together with its worker; the signal ends
   * it in the same way, and the promise rejects with an `AbortError`.
   */
  run(
    request: RunRequest,
    options: {
      signal?: AbortSignal | undefined;
      /** Called with the number of steps in the film so far. */
      onSteps?: ((steps: number) => void) | undefined;
    },
  ): Promise<RunReport>;
}

// The exports of cpp/wasm/solver, by hand; tests/wasm/solver.test.ts holds the two together.

declare module '@core/retrace-solver.mjs' {
  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreLines {
    /** Room for the lines, to be written at once. */
    lines(): Uint8Array;
    /** Answers at most `budget` lines more; true when all are answered. */
    run(budget: number): boolean;
    /** A view: read it before the next call. */
    answers(): Uint8Array;
    delete(): void;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreReading {
    /** Reads at most `budget` lines more; true when the text is at its end. */
    run(budget: number): boolean;
    answer(): import('../../core/solver/reading').Found[];
    delete(): void;
  }

  export interface TextCore {
    /** `length`: the bytes of the lines. */
    Lines: new (length: number, checks: boolean) => CoreLines;
    Reading: new (text: string) => CoreReading;
  }

  export type SolverCore = TextCore &
    import('../answers/answers-table').AnswerCore &
    import('./solving-table').SolvingCore &
    import('../techniques/techniques-table').TechniquesCore &
    import('@core/retrace-make.mjs').MakeCore;

  export default function createSolverCore(options: CoreOptions): Promise<SolverCore>;
}

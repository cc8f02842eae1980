// What cpp/wasm/questions exports, by hand; tests/wasm/questions and bulk hold the two together.

declare module '@core/retrace-questions.mjs' {
  /**
   * A column for each thing told of a row, looking into WebAssembly's memory: read them before the
   * next call. Of a row that is unreadable, `counts` has the column and `branches` the number of
   * the reason in the core's order of codes.
   */
  export interface CoreBulkRows {
    kinds: Uint8Array;
    givens: Uint8Array;
    counts: Uint32Array;
    branches: Uint32Array;
    /** From 1 within the chunk. */
    lines: Uint32Array;
    /** Bytes within the chunk. */
    begins: Uint32Array;
    ends: Uint32Array;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreBulk {
    /** Reads the puzzles of a chunk; see cpp/sudoku/bulk/chunk.hpp. */
    read(text: Uint8Array, atEnd: boolean, passingOver: boolean): void;
    /** Bytes; 0: the chunk is too short to tell. */
    consumed(): number;
    lines(): number;
    passingOver(): boolean;
    /** True when every row is answered. */
    run(budget: number): boolean;
    answered(): number;
    rows(): CoreBulkRows;
    /** As `retrace solve` writes them, of the rows that have a 1; a copy. */
    solutions(wanted: Uint8Array): Uint8Array<ArrayBuffer>;
    delete(): void;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreTally {
    run(budget: number): boolean;
    solutions(): number;
    limitReached(): boolean;
    /** Of digit d in cell c at 9 * c + d - 1. Looks into WebAssembly's memory. */
    counts(): Float64Array;
    /** 81 bytes each. Looks into WebAssembly's memory. */
    kept(): Uint8Array;
    delete(): void;
  }

  /** Puzzles and solutions are 81 characters; '' where there is no solution. */
  export interface QuestionsCore {
    Bulk: new (limit: number) => CoreBulk;
    findAny(puzzle: string): string;
    /** The lexicographically first one. */
    findFirst(puzzle: string): string;
    findOther(puzzle: string, solution: string): string;
    /** Whether the given in this cell can be taken away without another solution. */
    isRedundant(puzzle: string, cell: number): boolean;
    estimate(
      puzzle: string,
      probes: number,
      seed: number,
    ): { solutions: number; standardError: number };
    /** Null where `puzzle` is not 81 characters or `limit` is under 1. */
    startTally(puzzle: string, limit: number, kept: number): CoreTally | null;
  }

  export interface QuestionsCoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }

  export default function createQuestionsCore(
    options?: QuestionsCoreOptions,
  ): Promise<QuestionsCore>;
}

// What cpp/wasm/questions exports, by hand; tests/wasm/questions and bulk hold the two together.

declare module '@core/retrace-questions.mjs' {
  /**
   * One column for each fact about a row, as views of WebAssembly's memory: read them before the next
   * call. For a row that is unreadable the problems say why; its numbers are 0.
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
    problems: CoreBulkProblems;
  }

  /** Of each unreadable row its index, the column in its line from 1, and the core's ParseErrorCode. */
  export interface CoreBulkProblems {
    rows: Uint32Array;
    columns: Uint32Array;
    codes: Uint8Array;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreBulkChunk {
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
  export interface CoreQuestion<Answer> {
    /** Does at most about `budget` pieces of work more; true when the answer is there. */
    run(budget: number): boolean;
    answer(): Answer;
    delete(): void;
  }

  export interface QuestionsCore {
    BulkChunk: new (limit: number) => CoreBulkChunk;
    /** Null where it lacks what it asks about. */
    startQuestion<Kind extends import('../../core/questions/questions').QuestionKind>(
      question: import('../../core/questions/questions').QuestionOf<Kind>,
    ): CoreQuestion<import('../../core/questions/questions').AnswerTo<Kind>> | null;
  }

  export interface QuestionsCoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }

  export default function createQuestionsCore(
    options?: QuestionsCoreOptions,
  ): Promise<QuestionsCore>;
}

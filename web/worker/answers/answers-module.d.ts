// What cpp/wasm/answers exports, by hand; tests/wasm/binding.test.ts holds the two together.

declare module '@core/retrace-answers.mjs' {
  /** The fast engine's. Lives in WebAssembly's memory until `delete()`. */
  export interface CoreAnswer {
    /** Whatever the budget: true, and the answer is there. */
    run(budget: number): boolean;
    /** Its number, which from-core.ts names. */
    answer(): number;
    /** The lexicographically first solution: 81 characters. */
    grid(): string;
    delete(): void;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreCount {
    /** Takes at most `budget` steps more; true when the count is done. */
    run(budget: number): boolean;
    count(): number;
    limitReached(): boolean;
    delete(): void;
  }

  /** What the first load has of the core. The widget has it as plain functions, see plain-answers.ts. */
  export interface AnswerCore {
    /** Null where `puzzle` is not 81 characters. */
    startAnswer(puzzle: string): CoreAnswer | null;
    /** Null where `puzzle` is not 81 characters or `limit` is under 1. */
    startCount(puzzle: string, limit: number): CoreCount | null;
  }

  export interface CoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
    /** Makes the instance in place of the module's own loading; `use` takes it. */
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      use: (instance: WebAssembly.Instance) => void,
    ) => object;
  }

  export default function createCore(options?: CoreOptions): Promise<AnswerCore>;
}

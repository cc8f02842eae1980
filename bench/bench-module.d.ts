// The exports of cpp/wasm/bench, by hand: functions that benchmarks and tests alone call. tests/wasm/binding.test.ts
// holds the two together.

declare module '@core/retrace-bench.mjs' {
  /** How many lines of each kind the last answer held; `lines` is their sum. */
  export interface LineCounts {
    lines: number;
    solved: number;
    several: number;
    unsolvable: number;
    contradictions: number;
    unreadable: number;
  }

  /**
   * Many puzzles a call: lines of 81 characters in, ended by line feeds, a line out for each: 81
   * digits, `none` or `error`, or a word of `retrace check`. The result looks into WebAssembly's
   * memory: read it before the next call. Lives there until `delete()`.
   */
  export interface LineSolver {
    /** The lexicographically first solution of each. */
    first(lines: string | Uint8Array): Uint8Array;
    /** The solution met first of each: quicker where there are several. */
    any(lines: string | Uint8Array): Uint8Array;
    check(lines: string | Uint8Array): Uint8Array;
    counts(): LineCounts;
    delete(): void;
  }

  export interface BenchCore {
    LineSolver: new () => LineSolver;
    /** The facts that web/core/strategy.ts has of each strategy. */
    strategies(): import('../web/core/strategy').Strategy[];
  }

  export interface BenchCoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }

  export default function createBenchCore(options?: BenchCoreOptions): Promise<BenchCore>;
}

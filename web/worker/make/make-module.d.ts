// The exports of cpp/wasm/make, by hand; tests/wasm/make holds the two together.

declare module '@core/retrace-make.mjs' {
  export interface CoreOrder {
    symmetry: string;
    rating: { from: number; to: number } | undefined;
    /** Index in the table; -1 for any. */
    technique: number;
    givens: { from: number; to: number } | undefined;
    minimal: boolean;
    /** 81 characters, '.' where no given may be. */
    pattern: string;
    kept: string;
  }

  export interface CoreTries {
    made: number;
    notUnique: number;
    wrongGivens: number;
    wrongRating: number;
    wrongTechnique: number;
  }

  export interface CoreNearest {
    puzzle: string;
    givens: number;
    rating: number;
    /** -1 for none. */
    technique: number;
  }

  export interface CoreMade {
    puzzle: string;
    solution: string;
    rating: number;
    /** -1 beyond the scale. */
    technique: number;
  }

  /** Each lives in WebAssembly's memory until `delete()`. */
  export interface CoreMaking {
    /** Does at most about `budget` pieces of work more; true when the puzzle is there. */
    run(budget: number): boolean;
    tries(): CoreTries;
    nearest(): CoreNearest | undefined;
    answer(): CoreMade;
    delete(): void;
  }

  export interface CoreBatch {
    run(budget: number): boolean;
    made(): number;
    tries(): CoreTries;
    /** Each puzzle and its hash. */
    lines(): string;
    delete(): void;
  }

  export interface CoreClimbing {
    /** Takes about `budget` steps of the search more; true when the number wanted is reached. */
    run(budget: number): boolean;
    moves(): number;
    starts(): number;
    /** Empty before the first puzzle is measured. */
    best(): string;
    /** Moves and value by turns. */
    rises(): Float64Array;
    delete(): void;
  }

  export interface MakeCore {
    /** Index among `Fault` of cpp/sudoku/generate/order.hpp; -1 for none, -2 where it is no order. */
    faultIn(order: CoreOrder): number;
    /** Null where the order has a fault. */
    startMaking(order: CoreOrder, seed: number, number: number): CoreMaking | null;
    startBatch(
      order: CoreOrder,
      seed: number,
      first: number,
      count: number,
      again: number,
    ): CoreBatch | null;
    /** Null where the start has not one solution, or the strategy cannot be climbed for. */
    startClimbing(
      strategy: string,
      measure: string,
      wanted: number,
      start: string,
      seed: number,
    ): CoreClimbing | null;
    symmetries(): string[];
    orbitsOf(symmetry: string): number[][];
    generatorVersion(): number;
  }

  export interface MakeCoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }

  export default function createMakeCore(options?: MakeCoreOptions): Promise<MakeCore>;
}

// What cpp/wasm/techniques exports, by hand; tests/wasm/techniques holds the two together.

declare module '@core/retrace-techniques.mjs' {
  /** In numbers: candidates are 9 * cell + digit - 1, houses 0 to 26, digits bits 1 to 9. */
  export interface CoreDeduction {
    /** Index in the table. */
    technique: number;
    rating: number;
    /** -1 for none. */
    placement: number;
    eliminations: number[];
    /** Cell and role by turns, candidate and role by turns. */
    cells: number[];
    candidates: number[];
    /** From, to, whether each is there, and the chain: five numbers a link. */
    links: number[];
    houses: number[];
    crossed: number[];
    digits: number;
  }

  export interface CoreHint {
    /** Index among `Advice` of cpp/sudoku/techniques/hint.hpp. */
    advice: number;
    isUnique: boolean;
    blanksWithoutNotes: number;
    wrongNotes: number[];
    step?: CoreDeduction;
  }

  export interface CorePath {
    /** Index among `Standing` of cpp/sudoku/techniques/path.hpp. */
    standing: number;
    steps: CoreDeduction[];
    isSolved: boolean;
  }

  export interface CoreRatings {
    standing: number;
    hardest: number;
    firstPlacement: number;
    firstStep: number;
    /** -1 beyond the scale. */
    technique: number;
  }

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreTechniqueTask<Answer> {
    /** Does at most about `budget` searches for a technique more; true when the answer is there. */
    run(budget: number): boolean;
    /** Found so far. */
    steps(): number;
    answer(): Answer;
    delete(): void;
  }

  type Calls = import('../../core/techniques/calls').TechniqueCalls;

  export interface CoreTechniqueAnswers {
    hint: CoreHint;
    path: CorePath;
    rating: CoreRatings;
  }

  /** All that the widget has of it. */
  export interface PathCore {
    /** Null where the puzzle is not 81 characters. */
    startTechnique(
      ask: { kind: 'path' } & Calls['path']['ask'],
    ): CoreTechniqueTask<CorePath> | null;
  }

  export interface TechniquesCore {
    /** Null where it lacks what it is about. */
    startTechnique<Kind extends keyof Calls>(
      ask: { kind: Kind } & Calls[Kind]['ask'],
    ): CoreTechniqueTask<CoreTechniqueAnswers[Kind]> | null;
    techniques(): { name: string; rating: number; needsUniqueness: boolean }[];
  }

  export interface TechniquesCoreOptions {
    locateFile?: (path: string) => string;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }

  export default function createTechniquesCore(
    options?: TechniquesCoreOptions,
  ): Promise<TechniquesCore>;
}

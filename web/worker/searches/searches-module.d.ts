// What cpp/wasm/searches exports, by hand; tests/wasm/binding.test.ts holds the two together.

declare module '@core/retrace-searches.mjs' {
  import type { CoreOptions } from '@core/retrace-answers.mjs';

  // An enumeration of the core comes as its number and counters as an array: from-core.ts names them.
  // Arrays look into WebAssembly's memory: read them before the next call.

  /** Lives in WebAssembly's memory until `delete()`. */
  export interface CoreSolve {
    /** Takes at most `budget` steps more; true when the answer is there. */
    run(budget: number): boolean;
    /** Of the chosen strategy; all 0 where it has no steps. */
    counters(): Float64Array;
    /** The strategy's board as it stands: 81 characters. */
    board(): string;
    /** The rest is meant once `run` gave true. */
    answer(): number;
    /** The lexicographically first solution, or the board at a dead end: 81 characters. */
    grid(): string;
    deadEndCell(): number;
    /** At a dead end: whether a search that takes back finds a solution. */
    solvable(): boolean;
    delete(): void;
  }

  /** One strategy's search alone. Lives in WebAssembly's memory until `delete()`. */
  export interface CoreSearch {
    /** Takes at most `budget` steps more; gives the search's status. */
    run(budget: number): number;
    counters(): Float64Array;
    grid(): string;
    deadEndCell(): number;
    delete(): void;
  }

  /**
   * A search that is watched. Lives in WebAssembly's memory until `delete()`. watch-numbers.ts reads
   * the arrays it gives.
   */
  export interface CoreWatch {
    /** Explores at most `budget` steps more; true when finished. */
    explore(budget: number): boolean;
    explored(): number;
    finished(): boolean;

    /** Says where the cursor is to go; `move` takes it there, true when it has arrived. */
    aim(position: number): void;
    move(budget: number): boolean;
    position(): number;
    state(): Float64Array;

    /** Looks from the cursor on or back: for a kind (0 to 3), or where that is -1, by cell. */
    lookFor(kind: number, cell: number, forward: boolean): void;
    /** -1 while looking, 0 where there is none, else the number of the step. */
    look(budget: number): number;

    /** Draws a span; `drawing` is meant once `runDrawing` gave true. from < to, columns > 0. */
    draw(from: number, to: number, columns: number): void;
    runDrawing(budget: number): boolean;
    drawing(): Float64Array;
    /** All that is explored. */
    overview(columns: number): Float64Array;
    delete(): void;
  }

  /**
   * A recording that is read piece by piece, see docs/trace-format.md, or a film, see packed-film.ts. Lives in WebAssembly's memory
   * until `delete()`.
   */
  export interface CoreRecording {
    /** Takes at most 64 KB of it; false when no more is wanted, whole or wrong. */
    read(piece: Uint8Array): boolean;
    /** It is over: what is watched, once, or null where something is wrong. */
    watch(): CoreWatch | null;
    /** Those read. */
    steps(): number;
    /** 81 characters; meant once there is something to watch. */
    puzzle(): string;
    /** What is wrong, as watch-numbers.ts reads it; the word it is about. */
    problem(): Float64Array;
    found(): string;
    delete(): void;
  }

  /** What searches and watches. The widget has it as plain functions, see plain-searches.ts. */
  export interface SearchCore {
    /** Null where `puzzle` is not 81 characters or there is no such strategy. */
    startSolve(puzzle: string, strategy: string): CoreSolve | null;
    /** Null also where the givens contradict each other. */
    startSearch(puzzle: string, strategy: string): CoreSearch | null;
    /** Null also where the givens contradict each other. */
    startWatch(puzzle: string, strategy: string, everySolution: boolean): CoreWatch | null;
  }

  /** What reads and watches recordings; the widget fetches it when it is needed, see plain-recordings.ts. */
  export interface RecordingCore {
    startRecording(): CoreRecording;
  }

  /** The page's does both. */
  export interface PageSearchCore extends SearchCore, RecordingCore {}

  export default function createCore(options?: CoreOptions): Promise<PageSearchCore>;
}

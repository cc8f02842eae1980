// What the package promises: <retrace-sudoku> as people who install it see it. Everything a page may
// use is here; what the class has beside is the project's own.
import type { Mode } from '../core/mode';
import type { Counters, CountReport, SolveReport } from '../core/reports';
import type { StrategyName } from '../core/strategy';
import type { Grid } from '../core/grid';
import type { Status } from '../element/shared/state/status';
import type { Speed } from '../element/shared/watching/speed';

export interface SearchOptions {
  /** Ends the search; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** A Sudoku board that solves and shows how the search got there. */
export interface RetraceSudoku extends HTMLElement {
  /** The puzzle, in any accepted form. One that cannot be read changes nothing and is told in `retrace-error`. */
  get puzzle(): string;
  set puzzle(text: string | null);

  /** What is shown: the answer, the search step by step, or strategies against each other. `bulk` is the page's alone. */
  mode: Mode;

  /** How the search goes about it. A name that is no strategy's changes nothing. */
  get strategy(): StrategyName;
  set strategy(name: string | null);

  /** Steps a second in watch mode, or `max`. */
  speed: Speed;

  /** The step shown first; changed later, the step to go to. */
  at: number;

  /** The first step of the stretch that is played. */
  from: number;

  /** The last step of the stretch that is played; `NaN` for the end of the search. */
  to: number;

  /** Plays at once, unless the visitor wants less motion. */
  autoplay: boolean;

  /** Begins the stretch again at its end. */
  loop: boolean;

  /** The visitor cannot change the board. */
  readonly: boolean;

  /** How many of the controls there are. */
  controls: 'full' | 'minimal' | 'none';

  /** `ko` or `en`; without it the nearest `lang`, else the browser's language, else English. */
  lang: string;

  /** Light or dark; `auto` follows the page around. */
  theme: 'auto' | 'light' | 'dark';

  /** The board as it is seen: givens, entries and what a search has found, in 81 characters. */
  readonly value: Grid;

  /** What is going on. */
  readonly status: Status;

  /** Of the search that runs or ran last; undefined before any. */
  readonly counters: Counters | undefined;

  /** Finds the first solution and whether it is the only one, as the button does. */
  solve(options?: SearchOptions): Promise<SolveReport>;

  /** Counts solutions up to a limit of at least 1. */
  count(limit: number, options?: SearchOptions): Promise<CountReport>;

  /** Plays the search on from where it is watched; opens watch mode. */
  play(): Promise<void>;

  /** Resolves when nothing moves any more. */
  pause(): Promise<void>;

  /** Moves what is watched by so many steps, back where negative. */
  step(count: number): Promise<void>;

  /** Moves what is watched to a step, or to the last one where the search is shorter. */
  seek(step: number): Promise<void>;

  /** Takes away everything but the givens. */
  reset(): void;
}

/** The attributes, for templates that check them: JSX and the like. */
export interface RetraceSudokuAttributes {
  puzzle?: string;
  mode?: Mode;
  strategy?: StrategyName;
  speed?: Speed | `${number}`;
  at?: number | `${number}`;
  from?: number | `${number}`;
  to?: number | `${number}`;
  autoplay?: boolean | '';
  loop?: boolean | '';
  readonly?: boolean | '';
  controls?: RetraceSudoku['controls'];
  lang?: string;
  theme?: RetraceSudoku['theme'];
}

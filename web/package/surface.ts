// The promises of the package: <retrace-sudoku> as people who install it see it. A page may use everything here; other
// members of the class are internal.
import type { LessonName } from '../core/lesson-names';
import type { EmbeddedMode as Mode } from '../core/mode';
import type { Counters, CountReport, SolveReport, Status } from '../core/reports';
import type { StrategyName } from '../core/strategy';
import type { TechniqueOrder } from '../core/techniques/technique-calls';
import type { Speed } from '../core/speed';

export interface SearchOptions {
  /** Ends the search; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/**
 * A Sudoku board that solves puzzles and shows how the backtracking search finds the answer.
 *
 * @tag retrace-sudoku
 *
 * @slot poster - A picture that is shown until the mode is fetched and drawn.
 *
 * @csspart board - The grid of 81 cells.
 * @csspart cell - Each cell of the grid.
 * @csspart given - Each cell that holds a given.
 * @csspart controls - Everything beside the board: buttons, keypad, results.
 * @csspart timeline - The picture of all steps in watch mode.
 *
 * @cssprop {<color>} --retrace-ink - Color of text.
 * @cssprop {<color>} --retrace-ink-soft - Color of text that matters less.
 * @cssprop {<color>} --retrace-own - Color of the digits that a person entered.
 * @cssprop {<color>} --retrace-paper - Background of cells and panels.
 * @cssprop {<color>} --retrace-paper-given - Background of cells that hold givens.
 * @cssprop {<color>} --retrace-ground - Background behind cells and panels.
 * @cssprop {<color>} --retrace-line - Color of the lines between cells.
 * @cssprop {<color>} --retrace-line-strong - Color of the lines around boxes.
 * @cssprop {<color>} --retrace-accent - Color of digits that the search places, and of main buttons.
 * @cssprop {<color>} --retrace-on-accent - Color of text on the accent color.
 * @cssprop {<color>} --retrace-accent-soft - Background of the current cell and of what is chosen.
 * @cssprop {<color>} --retrace-accent-faint - Background of the current cell's house and of hovered controls.
 * @cssprop {<color>} --retrace-danger - Color of contradictions and dead ends.
 * @cssprop {<color>} --retrace-danger-soft - Background of contradictions and dead ends.
 * @cssprop {<color>} --retrace-depth - Color from which the shades of search depth are made, on the board and in the timeline.
 * @cssprop --retrace-font - Font family of all text.
 */
export interface RetraceSudoku extends HTMLElement {
  /** The puzzle: 81 characters, nine lines, a drawn grid, a puzzle with entries that a plus marks, a link of Retrace or any other accepted text; also a puzzle with rules of its own, as a link of f-puzzles or SudokuPad or a board of another size. A text that cannot be read changes nothing and is reported in `retrace-error`. */
  get puzzle(): string;
  set puzzle(text: string | null);

  /**
   * The mode of the board: `solve` shows the answer, `watch` the search step by step, `race` strategies against each other, `explain` the way to it by logic, `play` a board to solve by oneself, `lesson` a lesson on backtracking.
   * @default solve
   * @reflect
   */
  mode: Mode;

  /**
   * The address of a recording to watch in the place of a search, as docs/trace-format.md describes it. Setting it opens watch mode. One that cannot be fetched or read is reported in `retrace-error`.
   */
  trace: string;

  /**
   * The address of a picture that is shown until the mode is fetched and drawn, as a poster is before a video. A child with `slot="poster"` does the same, and is shown before the script has come, too.
   */
  poster: string;

  /**
   * The search strategy, by name. An unknown name changes nothing and is reported in `retrace-error`.
   * @default fast
   */
  get strategy(): StrategyName;
  set strategy(name: string | null);

  /**
   * Playing speed: steps per second, or `max`. Explain mode has a step every 2.5 seconds by default, and five a second at most.
   * @default 8
   * @reflect
   */
  speed: Speed;

  /**
   * The step that watch or explain mode shows first, or the page of a lesson. Set later, it moves to that step.
   * @default 0
   */
  at: number;

  /**
   * The first step of the section that is played.
   * @default 0
   */
  from: number;

  /**
   * The last step of the section that is played; `NaN` stands for the end of the search.
   * @default NaN
   */
  to: number;

  /**
   * Whether watch or explain mode starts to play by itself. Visitors who prefer reduced motion see it paused.
   * @default false
   */
  autoplay: boolean;

  /**
   * Whether the section, or the path that is explained, is played again from its start when its end is reached.
   * @default false
   */
  loop: boolean;

  /**
   * Whether watch mode shows the board and the program alone over the whole screen, for a projector; Page Up and Page Down step, Escape ends it.
   * @default false
   * @reflect
   */
  presents: boolean;

  /**
   * The order in which explain mode tries techniques: as people would (`teaching`), as the classic rating does (`classic`), or as another program does (`hodoku`, `sudokuwiki`).
   * @default teaching
   */
  order: TechniqueOrder;

  /**
   * The techniques that explain mode may use: `beginner`, `usual`, `all` or names, with commas between them and `-` before one that is left out, as `usual,-xy-chain`.
   * @default all
   */
  techniques: string;

  /**
   * Whether explain mode tells each step as a hint, in four stages by choice: what kind, where, what, why. Each stage is told in `retrace-hint`.
   * @default false
   */
  hints: boolean;

  /**
   * The lesson that `lesson` mode shows, by name; without one it lists them all. `at` is its page. Answers are told in `retrace-answer`.
   */
  lesson: LessonName | '';

  /**
   * Whether visitors are kept from changing the board.
   * @default false
   * @reflect
   */
  readonly: boolean;

  /**
   * Which controls are shown beside the board.
   * @default full
   * @reflect
   */
  controls: 'full' | 'minimal' | 'none';

  /**
   * Language of the controls: `ko` or `en`. Without it, the nearest `lang` of the page, then the browser's language, then English.
   * @reflect
   */
  lang: string;

  /**
   * Color theme; `auto` follows the page around the board.
   * @default auto
   * @reflect
   */
  theme: 'auto' | 'light' | 'dark';

  /** The board as it is shown, a character for each cell: givens, entries and what a search has found. Set, its digits become entries beside the givens on the board; undo takes them back. */
  get value(): string;
  set value(text: string);

  /** The game as a text that restores it: givens, entries and notes, in the form of a link of Retrace. Set, any accepted text restores its entries; one that cannot be read changes nothing and is reported in `retrace-error`. */
  get progress(): string;
  set progress(text: string | null);

  /** The state of the board and its search. */
  readonly status: Status;

  /** Counters of the current or last search: steps, placements, backtracks and others. Undefined before the first search. */
  readonly counters: Counters | undefined;

  /** Finds the first solution and whether it is the only one, as the Solve button does. */
  solve(options?: SearchOptions): Promise<SolveReport<string>>;

  /** Counts the solutions, up to a limit of at least 1. */
  count(limit: number, options?: SearchOptions): Promise<CountReport>;

  /** Plays the search, or in explain mode the path, from the step that is shown. In other modes it opens watch mode. */
  play(): Promise<void>;

  /** Pauses playing. Resolves when the board stands still. */
  pause(): Promise<void>;

  /** Moves by a number of steps, backwards where it is negative. Opens watch mode, but in explain mode. */
  step(count: number): Promise<void>;

  /** Moves to a step, or to the last one of a shorter search. Opens watch mode, but in explain mode. */
  seek(step: number): Promise<void>;

  /** Clears everything but the givens. */
  reset(): void;
}

/** The attributes, for templates that check them: JSX and the like. */
export interface RetraceSudokuAttributes {
  puzzle?: string;
  progress?: string;
  mode?: Mode;
  trace?: string;
  poster?: string;
  strategy?: StrategyName;
  speed?: Speed | `${number}`;
  at?: number | `${number}`;
  from?: number | `${number}`;
  to?: number | `${number}`;
  autoplay?: boolean | '';
  loop?: boolean | '';
  presents?: boolean | '';
  order?: TechniqueOrder;
  techniques?: string;
  hints?: boolean | '';
  lesson?: LessonName | '';
  readonly?: boolean | '';
  controls?: RetraceSudoku['controls'];
  lang?: string;
  theme?: RetraceSudoku['theme'];
}

// <retrace-sudoku>: attributes, properties, methods and events. What it shows is in state/, how
// each part of it looks and works in the other folders.
import { hasLessons, loadLessonList, loadOutsideLinks, openInBulk, withLessons } from '#extras';
import { LitElement, html, type PropertyValues, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../core/grid';
import { defaultMode, modeNameOf, type Mode } from '../core/mode';
import { countLimitExpected, isCountLimit } from '../core/calls';
import type { Counters, CountReport, SolveReport } from '../core/reports';
import {
  defaultSteppedStrategy,
  defaultStrategy,
  hasSteps,
  strategyNameOf,
  type StrategyName,
} from '../core/strategy';
import { readLink } from '../core/link';
import { readPlayLink, type PlayLink } from '../core/play-link';
import { parseText } from '../core/text';
import { cellElements } from './shared/board/board';
import { retraceEvent } from './events';
import { takePuzzlesOn } from './intake/take-puzzles';
import { isInTextField, textOfFile } from './intake/transfer';
import { languageAround, observeLanguage } from './language-observer';
import type { LessonName } from './lessons/lessons';
import { messagesIn } from './shared/words/words-in';
import { isLoaded, loadMode, modeView } from './modes';
import { whenNear } from './nearness';
import { refusalLine } from './refusal-line';
import { commandsOf } from './solve/commands';
import { Searcher } from './solve/searcher';
import { solveView, waitingView, type Controls } from './solve/solve-view';
import { boardActionOf, undoActionOf } from './shared/state/keys';
import { noted, shownGrid } from './shared/state/position';
import type { RecalledBoard } from './shared/state/kept';
import type { Origin, Problem } from './shared/state/problem';
import { figuresOf, foundIn, statusOf } from './shared/state/selectors';
import { initialState, reduce, type Action, type State } from './shared/state/state';
import type { Status } from './shared/state/status';
import { styles } from './styles';
import { watchDefaults, watchProperties, type WatchAttributes } from './shared/watching/attributes';
import type { Speed } from './shared/watching/speed';
import type { WatchView } from './watch/watch-view';

export interface SearchSignal {
  signal?: AbortSignal;
}

export class RetraceSudoku extends LitElement implements WatchAttributes {
  static override styles = styles;

  static override properties = {
    puzzle: { noAccessor: true },
    strategy: { noAccessor: true },
    mode: {
      reflect: true,
      useDefault: true,
      converter: (text: string | null) => modeNameOf(text) ?? defaultMode,
    },
    ...watchProperties,
    readonly: { type: Boolean, reflect: true },
    controls: { reflect: true, useDefault: true },
    lang: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
    state: { state: true },
    lesson: { state: true },
    refused: { state: true },
  };

  declare mode: Mode;
  declare speed: Speed;
  declare at: number;
  declare from: number;
  declare to: number;
  declare autoplay: boolean;
  declare loop: boolean;
  declare readonly: boolean;
  declare controls: Controls;
  declare lang: string;
  declare theme: 'auto' | 'light' | 'dark';
  declare private state: State;
  /** The one whose text is shown. */
  declare private lesson: LessonName | undefined;
  /** Whether the page around allows no WebAssembly: then there is only the board. */
  declare private refused: boolean;

  #puzzle: string = emptyGrid;
  #unobserve: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  /** Whether it has been used or come near what is seen: until then no search is set up. */
  #awake = false;
  readonly #dispatch = (action: Action): void => {
    this.#apply(action);
  };
  readonly #searcher = new Searcher(this.#dispatch, (progress) => {
    this.dispatchEvent(retraceEvent('retrace-progress', progress));
  });
  readonly #commands = commandsOf(this, this.#searcher, this.#dispatch);

  constructor() {
    super();
    this.mode = defaultMode;
    Object.assign(this, watchDefaults);
    this.readonly = false;
    this.controls = 'full';
    this.lang = '';
    this.theme = 'auto';
    this.state = initialState;
    this.lesson = undefined;
    this.refused = false;
    takePuzzlesOn(this, this);
    this.addEventListener('keydown', (event) => {
      // Inside, the view has heard it already.
      if (event.composedPath()[0] === this) this.#watchView?.press(event);
      const action = isInTextField(event) || this.readonly ? undefined : undoActionOf(event);
      if (!action) return;
      event.preventDefault();
      this.#apply(action);
    });
  }

  /** The text that was put on the board last; one that cannot be read changes nothing. */
  get puzzle(): string {
    return this.#puzzle;
  }
  set puzzle(text: string | null) {
    this.load(text ?? emptyGrid);
  }

  /** A name that is no strategy's changes nothing. */
  get strategy(): StrategyName {
    return this.state.strategy;
  }
  set strategy(name: string | null) {
    const strategy = strategyNameOf(name ?? defaultStrategy);
    if (strategy) this.#apply({ type: 'choose', strategy });
    else this.#tell({ kind: 'unknown-strategy', found: (name ?? '').slice(0, 40) });
  }

  /** The board as it is seen: givens, own entries and what a search has found. */
  get value(): Grid {
    return shownGrid(this.state.history.present, foundIn(this.state));
  }

  /** What undo and redo walk along. */
  get positions(): State['history'] {
    return this.state.history;
  }

  /** What is watched and how, as it is now; undefined where nothing is. */
  get watched(): WatchAttributes | undefined {
    return this.mode === 'watch' ? this.#watchView?.watched : undefined;
  }

  get status(): Status {
    return statusOf(this.state);
  }

  /** Of the search that runs or ran last; undefined before any. */
  get counters(): Counters | undefined {
    return figuresOf(this.state)?.counters;
  }

  /** Finds the first solution and whether it is the only one, as the button does. */
  solve({ signal }: SearchSignal = {}): Promise<SolveReport> {
    const { history, strategy } = this.state;
    const { digits } = history.present;
    return this.#searcher.run(
      signal,
      (client, options) => client.solve(digits, strategy, options),
      (report) => ({ type: 'answer', report }),
    );
  }

  /** Counts solutions up to a limit of at least 1; another one is an error of this call alone. */
  count(limit: number, { signal }: SearchSignal = {}): Promise<CountReport> {
    if (!isCountLimit(limit)) return Promise.reject(new RangeError(countLimitExpected));
    const { digits } = this.state.history.present;
    return this.#searcher.run(
      signal,
      (client, options) => client.count(digits, limit, { signal: options.signal }),
      () => ({ type: 'ended' }),
    );
  }

  /** Plays the search on from where it is watched. */
  async play(): Promise<void> {
    (await this.#watching()).play();
  }

  /** Resolves when nothing moves any more. */
  async pause(): Promise<void> {
    await (await this.#watching()).pause();
  }

  /** Moves what is watched by so many steps, back where negative. */
  async step(count: number): Promise<void> {
    await (await this.#watching()).step(count);
  }

  /** Moves what is watched to a step, or to the last one where the search is shorter. */
  async seek(step: number): Promise<void> {
    await (await this.#watching()).seek(step);
  }

  /** Takes away everything but the givens. */
  reset(): void {
    this.#apply({ type: 'reset' });
  }

  /** Puts the first puzzle of a text on the board; false, with an error shown, if it has none. */
  load(text: string, origin: Origin = { kind: 'text' }): boolean {
    const parsed = parseText(text);
    if (!parsed.ok) {
      this.#tell({ kind: 'wrong-text', origin, error: parsed.error });
      return false;
    }
    this.#puzzle = text;
    this.#apply({ type: 'load', puzzle: parsed.grid, more: parsed.more });
    return true;
  }

  /** Puts entries and notes onto their givens, as a link carries them; undo takes them away. */
  restore({ givens, digits, notes }: PlayLink): void {
    this.load(givens, { kind: 'link' });
    this.#apply({ type: 'restore', position: noted({ givens, digits }, notes) });
  }

  /** Takes a text as a paste does: onto the board, or in bulk mode as a list. Also links of other sites. */
  take(text: string): void {
    if (this.mode !== 'bulk' && /^\s*https?:/i.test(text)) {
      void this.#takeLink(text);
      return;
    }
    if (this.mode === 'bulk') void openInBulk(this, new Blob([text]), '');
    else this.load(text);
  }

  /** Puts back a board with its undo history: see state/kept.ts. */
  recall(board: RecalledBoard): void {
    this.#apply({ type: 'recall', ...board });
  }

  /** Reads a text file and puts its first puzzle on the board, as `load` does; in bulk mode all of them. */
  async open(file: File): Promise<boolean> {
    if (this.mode === 'bulk') return openInBulk(this, file, file.name);
    let text: string;
    try {
      text = await textOfFile(file);
    } catch {
      this.#tell({ kind: 'unreadable-file', name: file.name });
      return false;
    }
    return this.load(text, { kind: 'file', name: file.name });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unobserve ??= observeLanguage(() => {
      this.requestUpdate();
    });
    this.#stopWaiting ??= whenNear(this, () => {
      this.#wake();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#unobserve?.();
      this.#unobserve = undefined;
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
      this.#awake = false;
      this.#searcher.close();
    });
  }

  protected override firstUpdated(): void {
    this.dispatchEvent(retraceEvent('retrace-ready', null));
    if (hasLessons(this)) loadLessonList();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('mode')) return;
    if (this.mode !== 'solve') this.#searcher.close();
    if (this.#awake) this.#searcher.prepare(this.mode === 'solve');
    if (this.mode === 'solve') return;
    if (isLoaded(this.mode)) return;
    loadMode(this.mode)
      .then(() => {
        this.requestUpdate();
      })
      .catch(() => {
        this.#tell({ kind: 'mode-not-loaded' });
        this.mode = 'solve';
      });
  }

  protected override render(): TemplateResult {
    if (this.refused) return html`${refusalLine(languageAround(this))}${this.#solveView()}`;
    const view = this.#view();
    if (!hasLessons(this)) return view;
    return withLessons(view, {
      language: languageAround(this),
      lesson: this.lesson,
      digits: this.state.history.present.digits,
      stage: this,
      open: (lesson) => {
        this.lesson = lesson;
      },
    });
  }

  #view(): TemplateResult {
    const { mode } = this;
    if (mode === 'solve') return this.#solveView();
    return mode === 'watch' && !isLoaded(mode)
      ? this.#solveView(waitingView)
      : this.#modeView(mode);
  }

  #modeView(mode: Exclude<Mode, 'solve'>): TemplateResult {
    const { givens, digits } = this.state.history.present;
    const { theme, controls, readonly } = this;
    const awake = this.#awake;
    const strategy = hasSteps(this.strategy) ? this.strategy : defaultSteppedStrategy;
    const language = languageAround(this);
    const choose = this.#commands.choose;
    const show = (puzzle: Grid) => {
      this.load(puzzle);
    };
    const pace = (speed: Speed) => {
      this.speed = speed;
    };
    const leave = () => {
      this.mode = 'solve';
    };
    const search = { givens, digits, strategy, awake };
    const look = { language, theme, controls, readonly };
    return modeView(mode, { ...search, ...look, choose, show, pace, leave }, this);
  }

  /** The view of `watch` mode, which is opened for it. */
  async #watching(): Promise<WatchView> {
    this.mode = 'watch';
    this.#wake();
    await loadMode('watch');
    this.requestUpdate(); // with the view in place of the waiting board
    await this.updateComplete;
    const view = this.#watchView;
    if (!view) throw new Error('watch mode was left while it was opened');
    return view;
  }

  async #takeLink(text: string): Promise<void> {
    const own = /#(p=\S+)/.exec(text)?.[1];
    if (own !== undefined) {
      const { puzzle, entries, notes } = readLink(own);
      const play = readPlayLink({ puzzle, entries, notes });
      if (play) this.restore(play);
      else this.load(puzzle ?? '', { kind: 'link' });
      return;
    }
    const puzzle = await loadOutsideLinks().then(
      ({ puzzleIn }) => puzzleIn(text),
      () => undefined,
    );
    // What no site is known for is a text like any other, and said to be wrong as one.
    this.load(puzzle ?? text);
  }

  get #watchView(): WatchView | null {
    return this.renderRoot.querySelector('retrace-watch-view');
  }

  #solveView(view = solveView): TemplateResult {
    return view({
      state: this.state,
      text: messagesIn(languageAround(this)),
      language: languageAround(this),
      readonly: this.readonly,
      controls: this.controls,
      commands: this.#commands,
      onKey: this.#onBoardKey,
      onFocus: (cell) => {
        this.#apply({ type: 'select', cell });
      },
    });
  }

  #wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    this.requestUpdate();
    this.#searcher.prepare(this.mode === 'solve');
  }

  readonly #onBoardKey = (event: KeyboardEvent): void => {
    const action = boardActionOf(event, this.state.selected);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'select') cellElements(this.renderRoot)[action.cell]?.focus();
    else if (!this.readonly) this.#apply(action);
  };

  #tell(problem: Problem): void {
    this.#apply({ type: 'tell', notice: { kind: 'problem', problem } });
  }

  /** The only place where the state changes. */
  #apply(action: Action): void {
    const before = this.state;
    const after = reduce(before, action);
    this.state = after;
    if (before.search.kind === 'running' && after.search.kind !== 'running') this.#searcher.stop();

    const { notice, history, strategy } = after;
    if (history.present !== before.history.present || strategy !== before.strategy) {
      const { digits } = history.present;
      this.dispatchEvent(retraceEvent('retrace-change', { value: this.value, digits, strategy }));
    }
    if (action.type === 'answer') this.dispatchEvent(retraceEvent('retrace-solve', action.report));
    if (notice !== before.notice && notice?.kind === 'problem') {
      const { problem } = notice;
      if (problem.kind === 'refused' && problem.refusal === 'webassembly') this.refused = true;
      const message = messagesIn(languageAround(this)).problem(problem);
      this.dispatchEvent(retraceEvent('retrace-error', { problem, message }));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-sudoku': RetraceSudoku;
  }
}

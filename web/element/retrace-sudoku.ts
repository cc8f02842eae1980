// <retrace-sudoku>: attributes, properties, methods and events. What it shows is in state/, how
// each part of it looks and works in the other folders.
import {
  LitElement,
  html,
  nothing,
  type PropertyDeclaration,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Arrival, Source } from '../core/arrival';
import { emptyGrid, type Grid } from '../core/grid';
import { defaultMode, modes, type Mode } from '../core/mode';
import { countLimitExpected, isCountLimit } from '../core/calls';
import type { Counters, CountReport, SolveReport } from '../core/reports';
import type { Speed } from '../core/speed';
import { defaultStrategy, strategyNameOf, type StrategyName } from '../core/strategy';
import { parseText } from '../core/text';
import type {
  Controls,
  Intake,
  IntakeHost,
  Traced,
  ViewMode,
  WatchAttributes,
  WatchElement,
} from './contract';
import { retraceEvent } from './events';
import type { AttachedExtras, Parts } from './extras';
import { languageAround, LanguageObserver } from './language-observer';
import { modeInputOf } from './mode-input';
import { heldLine } from './held-line';
import { Modes } from './modes';
import { place } from './place';
import { refusalLine } from './refusal-line';
import { cellElements } from './shared/board/board';
import { bringIntoView } from './shared/bring-into-view';
import { asText, checked, isChecked, oneOf, shown } from './shared/checked';
import { keepStyles } from './shared/look/own-styles';
import { boardActionOf, undoActionOf } from './shared/state/keys';
import type { RecalledBoard } from './shared/state/kept';
import { shownGrid, type Write } from './shared/state/position';
import type { BoardProblem } from './shared/state/problem';
import { figuresOf, foundIn, statusOf } from './shared/state/selectors';
import { initialState, reduce, type Action, type Notice, type State } from './shared/state/state';
import type { Status } from './shared/state/status';
import { isInTextField } from './shared/text-field';
import { watchDefaults, watchProperties } from './shared/watch-attributes';
import { messagesIn } from './shared/words/words-in';
import { StayingModes } from './staying';
import { commandsOf, type Commands } from './solve/commands';
import { Searcher } from './solve/searcher';
import { offerButton } from './solve/offer-button';
import { solveView, waitingView } from './solve/solve-view';
import { stylesWith } from './styles';
import { Waking } from './waking';

export interface SearchSignal {
  signal?: AbortSignal;
}

export class RetraceSudoku extends LitElement implements WatchAttributes, Traced, IntakeHost {
  static override styles = stylesWith([]);

  static override properties = {
    puzzle: { noAccessor: true },
    strategy: { noAccessor: true },
    mode: checked(defaultMode, oneOf(...modes), { reflect: true, useDefault: true }),
    ...watchProperties,
    readonly: { type: Boolean, reflect: true },
    controls: checked('full', oneOf('full', 'minimal', 'none'), {
      reflect: true,
      useDefault: true,
    }),
    lang: { reflect: true, useDefault: true },
    theme: checked('auto', oneOf('auto', 'light', 'dark'), { reflect: true, useDefault: true }),
    state: { state: true },
    refused: { state: true },
  };

  /** What means nothing to a property changes nothing, and is told. */
  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    property: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const plain = super.getPropertyDescriptor(name, key, property);
    if (!plain || !isChecked(property)) return plain;
    return {
      ...plain,
      set(this: RetraceSudoku, given: unknown) {
        const value = given === undefined ? property.usual : property.reads(given);
        if (value === undefined || (name === 'mode' && !this.#modes.has(value))) {
          this.#tell({ kind: 'wrong-value', name: String(name), found: shown(given) });
        } else plain.set?.call(this, value);
      },
    };
  }

  declare mode: Mode;
  declare trace: string;
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
  /** Whether the page around allows no WebAssembly: then there is only the board. */
  declare private refused: boolean;

  #puzzle: string = emptyGrid;
  readonly #language = new LanguageObserver(this);
  readonly #waking = new Waking(this, () => {
    this.#searcher.prepare(this.mode === 'solve');
  });
  readonly #dispatch = (action: Action): void => {
    this.#apply(action);
  };
  readonly #searcher = new Searcher(this.#dispatch, (progress) => {
    this.dispatchEvent(retraceEvent('retrace-progress', progress));
  });
  readonly #modes: Modes;
  readonly #staying: StayingModes;
  readonly #slots: AttachedExtras;
  readonly #write: Write;
  /** A list that was brought, and what was said of it. */
  #offered: { notice: Notice; entry: ViewMode; source: Source } | undefined;
  readonly #commands: Commands;
  readonly intake: Intake;

  /** `features`: what the entry that defines the element puts into it; see compose.ts. */
  constructor({ modes: registered, intake, extras }: Parts) {
    super();
    keepStyles(this);
    this.#modes = new Modes(registered, this);
    this.#staying = new StayingModes(this.#modes.views, this);
    this.mode = defaultMode;
    this.trace = '';
    Object.assign(this, watchDefaults);
    this.readonly = false;
    this.controls = 'full';
    this.lang = '';
    this.theme = 'auto';
    this.state = initialState;
    this.refused = false;
    this.intake = intake(this);
    this.#commands = commandsOf(this, this.#searcher, this.#dispatch);
    const inside = {
      element: this,
      state: () => this.state,
      isWaiting: () => this.#isWaiting,
      solve: this.#commands.solve,
      dispatch: this.#dispatch,
    };
    this.#slots = extras.attach(inside);
    this.#write = extras.write;
    this.addEventListener('keydown', (event) => {
      // Inside, the view has heard it already.
      if (event.composedPath()[0] === this && this.mode === 'watch')
        this.#modes.watch?.press(event);
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
  set puzzle(text: unknown) {
    const written = asText(text ?? emptyGrid);
    const parsed = parseText(written);
    if (parsed.ok) this.#put(written, parsed.grid, parsed.more);
    else this.#tell({ kind: 'wrong-text', origin: { kind: 'text' }, error: parsed.error });
  }

  /** A name that is no strategy's changes nothing. */
  get strategy(): StrategyName {
    return this.state.strategy;
  }
  set strategy(name: string | null) {
    const strategy = strategyNameOf(name ?? defaultStrategy);
    if (strategy) this.#apply({ type: 'choose', strategy });
    else this.#tell({ kind: 'unknown-strategy', found: shown(name) });
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
    return this.mode === 'watch' ? this.#modes.watch?.watched : undefined;
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

  /** Puts what was brought where it belongs; what is wrong with it is said. */
  load(arrival: Arrival, from?: 'panel'): void {
    place(arrival, {
      takesLists: this.takesLists,
      hasBoard: !this.#modes.viewOf(this.mode),
      modes: this.#modes,
      put: (text, puzzle, more) => {
        this.#put(text, puzzle, more);
      },
      restore: (position) => {
        this.#apply({ type: 'restore', position });
      },
      open: (entry, source) => {
        this.#open(entry, source);
      },
      tell: (problem) => {
        this.#tell(problem, from);
      },
      offer: (entry, source) => {
        const { notice } = this.state;
        if (notice) this.#offered = { notice, entry, source };
      },
      showBoard: () => {
        if (this.#modes.viewOf(this.mode)?.hidesPuzzle) this.mode = defaultMode;
      },
    });
  }

  /** What else can be done about what is said now, where there is something. */
  get #offer(): (() => void) | undefined {
    const offered = this.#offered;
    if (!offered || offered.notice !== this.state.notice) return undefined;
    return () => {
      this.#open(offered.entry, offered.source);
    };
  }

  /** Brings the error or the board into view. */
  reveal(): void {
    void this.updateComplete.then(() => {
      const { renderRoot: root } = this;
      const here = root.querySelector('.error:not(:empty)') ?? root.querySelector('.board');
      bringIntoView(here ?? this.#modes.watch?.shadowRoot?.querySelector('.board'));
    });
  }

  get takesLists(): boolean {
    return this.#modes.viewOf(this.mode)?.opens === 'list';
  }

  takes(event: Event): boolean {
    return !event.defaultPrevented && !this.readonly && !isInTextField(event);
  }

  /** Puts back a board with its undo history: see state/kept.ts. */
  recall(board: RecalledBoard): void {
    this.#apply({ type: 'recall', ...board });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#language.stop();
      this.#waking.sleep();
      this.#searcher.close();
    });
  }

  protected override firstUpdated(): void {
    this.dispatchEvent(retraceEvent('retrace-ready', null));
    this.#slots.start();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('trace') && this.trace !== '') this.mode = 'watch';
    if (!changed.has('mode')) return;
    const before = changed.get('mode');
    if (before !== undefined) this.#staying.rest(before);
    if (this.mode !== 'solve') this.#rest();
    if (this.#waking.isAwake) this.#searcher.prepare(this.mode === 'solve');
    if (this.#modes.hasBoardAlone(this.mode)) return;
    if (this.mode === 'solve' || this.#modes.isLoaded(this.mode)) return;
    this.#modes
      .load(this.mode)
      .then(() => {
        this.requestUpdate();
      })
      .catch(() => {
        this.#leaveUnloaded();
      });
  }

  protected override render(): TemplateResult {
    if (this.refused) return html`${refusalLine(languageAround(this))}${this.#solveView()}`;
    return html`${this.#slots.at('above')}${this.#held()}${this.#view()}${this.#slots.at('below')}`;
  }

  #view(): TemplateResult {
    const entry = this.#isWaiting ? undefined : this.#modes.viewOf(this.mode);
    const input = modeInputOf(this, this.state.history.present, this.#waking.isAwake, {
      choose: this.#commands.choose,
      show: (puzzle) => {
        this.puzzle = puzzle;
      },
    });
    const view = entry
      ? [this.#wrong(), entry.stays ? nothing : entry.view(input, this)]
      : this.#solveView(this.#isWaiting ? waitingView : solveView);
    return html`${view}${this.#staying.render(entry, input, this)}`;
  }

  /** What went wrong, where no board is seen under which it would be said. */
  #wrong(): TemplateResult | typeof nothing {
    const { notice } = this.state;
    if (notice?.kind !== 'problem') return nothing;
    const text = messagesIn(languageAround(this));
    return html`<p class="message error" role="alert">${text.problem(notice.problem)}</p>
      ${offerButton(this.#offer, text)}`;
  }

  /** What is under way in another mode, and the way back to it. */
  #held(): TemplateResult | typeof nothing {
    const { held } = messagesIn(languageAround(this));
    if (this.mode !== 'solve' && this.state.search.kind === 'running') {
      return heldLine(held, held.search, () => {
        this.mode = 'solve';
        this.#searcher.resume();
      });
    }
    const entry = this.#staying.underWay(this.mode);
    if (!entry || this.controls !== 'full') return nothing;
    return heldLine(held, held.mode(entry.label(languageAround(this)).title), () => {
      this.mode = entry.name;
    });
  }

  /** A search that runs waits; else its worker makes room for the one of another mode. */
  #rest(): void {
    const { search } = this.state;
    if (search.kind !== 'running') this.#searcher.close();
    else if (!search.paused) this.#searcher.pause();
  }

  /** Whether the board stands where a mode will be that is still fetched. */
  get #isWaiting(): boolean {
    const { waitsWithBoard } = this.#modes.viewOf(this.mode) ?? {};
    return waitsWithBoard === true && !this.#modes.isLoaded(this.mode);
  }

  /** The view of `watch` mode, which is opened for it. */
  async #watching(): Promise<WatchElement> {
    this.mode = 'watch';
    this.#waking.wake();
    await this.#modes.load('watch');
    this.requestUpdate(); // with the view in place of the waiting board
    await this.updateComplete;
    const { watch } = this.#modes;
    if (!watch) throw new Error('watch mode was left while it was opened');
    return watch;
  }

  #open(entry: ViewMode, { source, name }: Source): void {
    this.mode = entry.name;
    this.#modes.open(entry, source, name).catch(() => {
      this.#leaveUnloaded();
    });
  }

  #leaveUnloaded(): void {
    this.#tell({ kind: 'mode-not-loaded' });
    this.mode = 'solve';
  }

  #solveView(view = solveView): TemplateResult {
    return view({
      state: this.state,
      text: messagesIn(languageAround(this)),
      language: languageAround(this),
      readonly: this.readonly,
      controls: this.controls,
      solves: !this.#modes.hasBoardAlone(this.mode),
      commands: this.#commands,
      marks: this.#slots.marks,
      offer: this.#offer,
      besideSolve: () => this.#slots.at('besideSolve'),
      underBoard: () => this.#slots.at('underBoard'),
      underResult: () => this.#slots.at('underResult'),
      onKey: this.#onBoardKey,
      onFocus: (cell) => {
        this.#apply({ type: 'select', cell });
      },
    });
  }

  readonly #onBoardKey = (event: KeyboardEvent): void => {
    const action = boardActionOf(event, this.state.selected);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'select') {
      cellElements(this.renderRoot)[action.cell]?.focus();
    } else if (!this.readonly) this.#apply(action);
  };

  /** The first puzzle of a text, and how many more there are. */
  #put(text: string, puzzle: Grid, more: number): void {
    this.#puzzle = text;
    this.#apply({ type: 'load', puzzle, more });
  }

  #tell(problem: BoardProblem, beside?: 'panel'): void {
    this.#apply({ type: 'tell', notice: { kind: 'problem', problem, ...(beside && { beside }) } });
  }

  /** The only place where the state changes. */
  #apply(action: Action): void {
    const before = this.state;
    const after = reduce(before, action, this.#write);
    this.state = after;
    if (before.search.kind === 'running' && after.search.kind !== 'running') this.#searcher.stop();

    const { notice, history, strategy } = after;
    if (history.present !== before.history.present || strategy !== before.strategy) {
      const { digits } = history.present;
      this.dispatchEvent(retraceEvent('retrace-change', { value: this.value, digits, strategy }));
    }
    if (history.present !== before.history.present) this.#slots.changed();
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

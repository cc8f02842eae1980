// <retrace-sudoku>: attributes, properties, methods and events, put together from the parts beside this file.
import type { PropertyValues, TemplateResult } from 'lit';
import type { Intake, Recorded, Recording } from '../core/intake';
import { emptyGrid, type Grid } from '../core/grid';
import type { Counters, CountReport, SolveReport, Status } from '../core/reports';
import { defaultStrategy, strategyNameOf, type StrategyName } from '../core/strategy';
import { keeps, readGame } from '../core/game-text';
import { noNotes } from '../core/notes';
import { formatPlayLink, type PlayLink } from '../core/play-link';
import { parseText } from '../core/text';
import type { IntakeHost, TakeIn } from './contract/intake-host';
import type { SteppedElement, WatchAttributes } from './contract/mode-element';
import { retraceEvent } from './events';
import type { AttachedExtras, Parts } from './extras';
import { allAtOnce, type Turns } from './first-turns';
import { LanguageObserver } from './language-observer';
import { LowWindow } from './low-window';
import { bringIntoView } from './shared/seen';
import { asText, shown, wrongValue } from './shared/checked';
import { keepStyles } from './shared/own-element';
import { notesThere } from './shared/strategy/strategy-note-slot';
import type { Games } from './shared/state/game';
import { type Game, noted, shownGrid } from './shared/state/position';
import { undoActionOf } from './shared/state/board-keys';
import type { RecalledBoard } from './shared/state/kept-board';
import type { BoardProblem } from '../core/problem';
import { figuresOf, foundIn, statusOf } from './shared/state/solving-selectors';
import type { State } from './shared/state/solving-state';
import { isInTextField } from './shared/text-field';
import { ElementProperties } from './properties';
import { roomIn } from './room';
import { routesOf, type Routes } from './routes';
import { commandsOf } from './solve/solve-commands';
import { Searcher } from './solve/searcher';
import { drawingOf } from './element-drawing';
import { Store } from './element-store';
import type { StandIn } from './stand-in';
import { Waking } from './waking';

export interface SearchSignal {
  signal?: AbortSignal;
}

export class RetraceSudoku extends ElementProperties implements IntakeHost {
  #puzzle: string = emptyGrid;
  /** The progress that was set since the last drawing. */
  #progress: PlayLink | undefined;
  readonly #language = new LanguageObserver(this);
  readonly #window = new LowWindow(this);
  readonly #fitted: ReturnType<NonNullable<Parts['fit']>> | undefined;
  readonly #waking = new Waking(this, () => {
    if (this.mode === 'solve') this.#searcher.prepare();
  });
  readonly #store: Store;
  readonly #searcher: Searcher;
  readonly #routes: Routes;
  readonly #standIn: StandIn | undefined;
  readonly #slots: AttachedExtras;
  readonly #turns: Turns;
  readonly #draw: () => TemplateResult;
  readonly takeIn: TakeIn;

  /** The parts that the entry defining the element puts into it; see compose.ts. */
  constructor({ modes, takeIn, extras, turns = allAtOnce, fit, standIn }: Parts) {
    super();
    keepStyles(this);
    this.#fitted = fit?.(this);
    const store = new Store(this, extras.write, extras.games?.(), (before) => {
      this.#after(before);
    });
    const routes = routesOf(this, modes, store, this.#put);
    this.#store = store;
    this.#routes = routes;
    this.#standIn = standIn?.(this, routes.modes);
    this.#searcher = new Searcher(store.apply, (progress) => {
      this.dispatchEvent(retraceEvent('retrace-progress', progress));
    });
    this.takeIn = takeIn(this);
    const commands = commandsOf(this, this.#searcher, store.apply);
    this.#slots = extras.attach({
      element: this,
      state: () => store.state,
      isWaiting: routes.isWaiting,
      offer: routes.offer,
      solve: commands.solve,
      dispatch: store.apply,
      games: store.games,
    });
    this.#turns = turns(this);
    this.#draw = drawingOf({
      host: this,
      store,
      routes,
      slots: this.#slots,
      look: extras.look,
      commands,
      isAwake: () => this.#waking.isAwake,
      isLow: () => this.#window.isLow,
      turns: this.#turns,
      resume: () => {
        this.#searcher.resume();
      },
    });
    this.addEventListener('keydown', this.#onKey);
  }

  /** The text that was put on the board last; a text that cannot be read changes nothing. */
  get puzzle(): string {
    return this.#puzzle;
  }
  set puzzle(text: unknown) {
    const written = asText(text ?? emptyGrid);
    const parsed = parseText(written);
    const game = parsed.ok ? undefined : readGame(written);
    if (parsed.ok) this.#put(written, parsed.grid, parsed.more);
    else if (game) {
      this.#puzzle = written;
      this.#restore(game);
    } else if (this.#standIn?.take(written)) {
      this.#puzzle = written;
    } else {
      this.report({ kind: 'wrong-text', origin: { kind: 'text' }, error: parsed.error });
    }
    // A page that sets both may set the progress first.
    if (this.#progress && keeps(this.#progress.givens, this.positions.present.givens)) {
      this.#restore(this.#progress);
    }
  }

  /** A name that is not a strategy's changes nothing. */
  get strategy(): StrategyName {
    return this.#store.state.strategy;
  }
  set strategy(name: string | null) {
    const strategy = strategyNameOf(name ?? defaultStrategy);
    if (strategy) this.#store.apply({ type: 'choose', strategy });
    else this.report({ kind: 'unknown-strategy', found: shown(name) });
  }

  /** The board as it is shown: givens, entries and the digits found by a search. Set, its digits are entered beside the givens. */
  get value(): string {
    return this.#standIn?.element?.value ?? this.shownBoard;
  }
  set value(text: unknown) {
    this.#resume('value', text);
  }

  get shownBoard(): Grid {
    return shownGrid(this.positions.present, foundIn(this.#store.state));
  }

  /** The game with its entries and notes, as a link of ours has them. */
  get progress(): string {
    const element = this.#standIn?.element;
    if (element) return element.progress;
    const { givens, digits, notes = noNotes } = this.positions.present;
    return formatPlayLink({ givens, digits, notes });
  }
  set progress(text: unknown) {
    this.#progress = text === null ? undefined : this.#resume('progress', text);
  }

  /** The height that it would need without scrolling, in CSS pixels, where it is fitted to its page. */
  get naturalHeight(): number | undefined {
    return this.#fitted?.naturalHeight;
  }

  /** The history that undo and redo walk along. */
  get positions(): State['history'] {
    return this.#store.state.history;
  }

  /** The watched search and its settings as they are now; undefined where nothing is watched. */
  get watched(): WatchAttributes | undefined {
    return this.mode === 'watch' ? this.#routes.modes.watch?.watched : undefined;
  }

  /** The recording that is watched, where it is one. */
  get recorded(): Recorded | undefined {
    return this.mode === 'watch' ? this.#routes.modes.watch?.recorded : undefined;
  }

  /** Watches a recording; resolves once it is watched, or refused. */
  watchRecording(recording: Recording): Promise<void> {
    return this.#routes.watch(recording);
  }

  get status(): Status {
    return this.#standIn?.element?.status ?? statusOf(this.#store.state);
  }

  /** The counters of the current or last search; undefined before any. */
  get counters(): Counters | undefined {
    return figuresOf(this.#store.state)?.counters;
  }

  /** Finds the first solution and whether it is the only one, as the button does. */
  solve(options?: SearchSignal): Promise<SolveReport<string>> {
    if (this.#standIn?.isShown) return this.#standIn.solve(options);
    return this.#searcher.solve(this.#store.state, options);
  }

  /** Counts solutions up to a limit of at least 1; any other limit makes this call alone fail. */
  count(limit: number, options?: SearchSignal): Promise<CountReport> {
    if (this.#standIn?.isShown) return this.#standIn.count(limit, options);
    return this.#searcher.count(this.#store.state, limit, options);
  }

  /** Plays the search, or the path by techniques, from the step that is shown. */
  async play(): Promise<void> {
    (await this.#stepping()).play();
  }

  /** Resolves when nothing moves any more. */
  async pause(): Promise<void> {
    await (await this.#stepping()).pause();
  }

  /** Moves by so many steps, back where negative. */
  async step(count: number): Promise<void> {
    await (await this.#stepping()).step(count);
  }

  /** Moves to a step, or to the last one where there are fewer. */
  async seek(step: number): Promise<void> {
    await (await this.#stepping()).seek(step);
  }

  /** Removes everything but the givens. */
  reset(): void {
    this.#standIn?.element?.reset();
    this.#store.apply({ type: 'reset' });
  }

  /** Puts what was taken in on the board or into a mode, and reports what is wrong with it. */
  place(intake: Intake, from?: 'panel'): void {
    this.#routes.place(intake, from);
  }

  /** Brings the error or the board into view. */
  reveal(): void {
    void this.updateComplete.then(() => {
      const { renderRoot: root } = this;
      const here = root.querySelector('.error:not(:empty)') ?? root.querySelector('.board');
      bringIntoView(
        here ?? this.#routes.modes.stepped(this.mode)?.shadowRoot?.querySelector('.board'),
      );
    });
  }

  get takesLists(): boolean {
    return this.#routes.takesLists();
  }

  takes(event: Event): boolean {
    return !event.defaultPrevented && !this.readonly && !isInTextField(event);
  }

  /** The games that are told apart on the board, where the entry does that. */
  get games(): Games | undefined {
    return this.#store.games;
  }

  /** Puts back a board with its undo history, as a game: see shared/state/kept.ts. */
  recall(board: RecalledBoard, game: Game = {}, isSame = false): void {
    if (board.played) this.#store.games?.count(game, board.played);
    this.#store.apply({ type: 'recall', ...board, game, isSame });
  }

  /** Offers a way to a game that an earlier visit has kept, as to one that the board was taken from. */
  keepBefore({ history, played }: RecalledBoard, game: Game): void {
    if (played) this.#store.games?.count(game, played);
    this.#store.apply({ type: 'keep-before', history, game });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // The element was only moved.
      this.#language.stop();
      this.#waking.sleep();
      this.#searcher.close();
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#turns.whole;
    return isComplete;
  }

  /** Resolves once the view of its mode has its height: it is drawn, or could not be fetched. */
  async whole(): Promise<void> {
    await this.updateComplete;
    await this.#routes.fetched();
    await this.updateComplete;
    await this.#routes.modes.drawn(this.mode);
    await notesThere();
  }

  protected override createRenderRoot(): HTMLElement {
    return roomIn(super.createRenderRoot());
  }

  protected override firstUpdated(): void {
    this.dispatchEvent(retraceEvent('retrace-ready', null));
    void this.#turns.whole.then(this.#slots.start);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#progress = undefined;
    if (changed.has('trace') && this.trace !== '') this.mode = 'watch';
    if (!changed.has('mode') && !changed.has('varied')) return;
    const { mode } = this;
    if (mode !== 'solve' || this.#standIn?.isShown) this.#searcher.rest(this.#store.state.search);
    else if (this.#waking.isAwake) this.#searcher.prepare();
    this.#routes.follow(changed.has('mode') ? changed.get('mode') : undefined);
  }

  protected override render(): TemplateResult {
    return this.#draw();
  }

  /** The view of the mode that shows steps; `watch` mode is opened where the current one does not. */
  #stepping(): Promise<SteppedElement> {
    this.#waking.wake();
    return this.#routes.stepping();
  }

  protected override report(problem: BoardProblem): void {
    this.#store.refuse(problem);
  }

  #after(before: State): void {
    const { search, history } = this.#store.state;
    if (before.search.kind === 'running' && search.kind !== 'running') this.#searcher.stop();
    if (before.history.present !== history.present) this.#slots.changed();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    // For a key pressed inside, the view has heard the event already.
    if (event.composedPath()[0] === this) this.#routes.modes.stepped(this.mode)?.press(event);
    const action = isInTextField(event) || this.readonly ? undefined : undoActionOf(event);
    if (!action) return;
    event.preventDefault();
    this.#store.apply(action);
  };

  /** Goes on with a game: a whole one, or digits beside the givens on the board; undefined where the text has none. */
  #resume(name: 'value' | 'progress', text: unknown): PlayLink | undefined {
    if (this.#standIn?.resume(asText(text))) return undefined;
    const game = readGame(asText(text));
    if (!game) {
      this.report(wrongValue(name, text));
      return undefined;
    }
    const { givens } = this.positions.present;
    const isPlain = game.digits === game.givens;
    this.#restore(isPlain && keeps(game.digits, givens) ? { ...game, givens } : game);
    return game;
  }

  #restore({ givens, digits, notes }: PlayLink): void {
    this.#standIn?.leave();
    const { present } = this.positions;
    const position = noted({ givens, digits }, notes);
    if (formatPlayLink({ givens, digits, notes }) === this.progress && !present.answer) return;
    this.#store.apply({ type: 'restore', position });
  }

  readonly #put = (text: string, puzzle: Grid, more: number): void => {
    this.#puzzle = text;
    this.#standIn?.leave();
    this.#store.apply({ type: 'load', puzzle, more, isSample: !this.hasUpdated });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-sudoku': RetraceSudoku;
  }
}

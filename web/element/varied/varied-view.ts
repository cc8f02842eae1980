// <retrace-varied-view>: `varied` mode, inside <retrace-sudoku>: a puzzle of any size with any rules. In a post it stands in the place
// of every other mode, and keeps nothing.
import { LitElement, html, type PropertyValues, type TemplateResult, nothing } from 'lit';
import { openVaried } from '../../client/varied/varied-client';
import { noCounters, type CountReport, type SolveReport, type Status } from '../../core/reports';
import type { VariedSolveReport } from '../../core/varied/varied-calls';
import { boardText } from '../../core/varied/varied-game';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { messagesIn } from '../../languages/en/element';
import { variedMessagesIn } from '../../languages/en/varied';
import { variedShown } from '../contract/extra';
import type { StandInElement } from '../contract/mode-element';
import type { ModeBasics, SearchInput, VariedInput, Ways } from '../contract/mode-input';
import { retraceEvent } from '../events';
import { defineOnce, keepStyles, reactive } from '../shared/own-element';
import { Pages } from '../shared/look/pages';
import { download } from '../shared/save-file';
import { BoardOf } from './board-view';
import { forgetGame, keptRows, keptText } from './kept-games';
import type { Begun } from './making/begun';
import type * as editorPart from './making/editor';
import type * as linksPart from './making/links-out';
import { draftPlayedAs, rememberPlayed } from './making/played-drafts';
import { boardSvg, pngOf } from './picture';
import { largeExample } from './layout-controls';
import { layout, variedPages, type VariedPage } from './varied-layout';
import { listenToPointer } from './pointer';
import { VariedPlay, type Opened } from './varied-play';
import { variedStyles } from './varied-styles';

type Editor = typeof editorPart;

/** In place of a puzzle: its search as a film. Drafts are named by numbers. */
const filmed = 'film';

/** The parts that the page alone has, fetched when they are asked for. */
export interface VariedParts {
  editor: () => Promise<Editor>;
  links: () => Promise<typeof linksPart>;
  /** Defines the element that shows the search. */
  film: () => Promise<unknown>;
}

/** The properties that the element around gives it. */
type Input = ModeBasics & VariedInput & Pick<SearchInput, 'awake'> & Pick<Ways, 'leave'>;

export class RetraceVariedView extends LitElement implements StandInElement {
  static override styles = variedStyles;
  static override properties = reactive('input', 'isPost', 'parts');

  declare input: Input | undefined;
  declare isPost: boolean;
  /** Undefined in a post. */
  declare parts: VariedParts | undefined;
  readonly #solver = openVaried({
    onRefusal: (refusal) => {
      const problem = { kind: 'refused', refusal } as const;
      const message = messagesIn(this.input?.language ?? 'en').problem(problem);
      this.dispatchEvent(retraceEvent('retrace-error', { problem, message }));
    },
  });
  readonly #pages = new Pages<VariedPage>(this, 'board');
  #opened: Opened = { kind: 'none' };
  #opening = Promise.resolve();
  #board: BoardOf | undefined;
  #text: string | undefined;
  /** The game that was gone on with last. */
  #game = '';
  #pictured = '';
  /** Whether cells are as large as a finger, and the board scrolls. */
  #isLarge = true;
  /** The draft that the editor has in place of the puzzle. */
  #draft: Begun | undefined;
  /** Whether the element is there that shows the search in place of the game. */
  #hasFilm = false;
  /** Whether a tap adds a cell to those that are chosen. */
  #takesSeveral = false;

  constructor() {
    super();
    keepStyles(this);
    this.isPost = false;
  }

  get #play(): VariedPlay | undefined {
    return this.#opened.kind === 'open' ? this.#opened.play : undefined;
  }

  get value(): string {
    return this.#play?.value ?? '';
  }

  get progress(): string {
    return this.#play?.progress ?? '';
  }

  get status(): Status {
    return this.#play?.status ?? (this.#opened.kind === 'reading' ? 'searching' : 'idle');
  }

  get opened(): Promise<void> {
    return this.#opening;
  }

  async solve(signal: AbortSignal | undefined): Promise<SolveReport<string>> {
    const play = this.#play;
    const stop = () => play?.stop();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop);
    const report = await play?.solve().finally(() => signal?.removeEventListener('abort', stop));
    signal?.throwIfAborted();
    if (!play || !report) throw new DOMException('the search was ended', 'AbortError');
    if (report.outcome.kind === 'unchecked') {
      throw new Error('not all rules of the puzzle were read, so its answer is not known');
    }
    return reportOf(play.puzzle, report);
  }

  count(limit: number, signal: AbortSignal | undefined): Promise<CountReport> {
    const play = this.#play;
    if (!play) return Promise.reject(new Error('there is no puzzle'));
    return this.#solver.count(play.puzzle, limit, { signal });
  }

  reset(): void {
    this.#play?.act({ type: 'reset' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.#onStorage);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#onStorage);
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#play?.leave();
      this.#solver.close();
      this.#opened = { kind: 'none' };
      this.#text = undefined;
    });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    listenToPointer(root, {
      play: () => this.#play,
      takesSeveral: () => this.#takesSeveral,
      focus: () => {
        this.#focus();
      },
    });
    return root;
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (!this.isPost) this.#play?.follow(key);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { input } = this;
    if (!changed.has('input') || !input || !this.isConnected) return;
    if (this.isPost && !input.awake) return;
    const { instead } = input;
    if (instead !== '' && instead !== filmed) {
      if (this.#draft?.id !== instead) void this.#make(({ goOn }) => goOn(instead));
      return;
    }
    this.#draft = undefined;
    if (instead === filmed && !this.#hasFilm) void this.#watch();
    const [last] = this.isPost ? [] : keptRows();
    const text = input.varied === '' ? last && keptText(last.id) : input.varied;
    // The address has the puzzle that is shown.
    if (input.varied === '' && text !== undefined && text !== this.#text) {
      queueMicrotask(() => this.input?.openVaried(text));
    }
    if (text !== undefined && text !== this.#text) this.#opening = this.#open(text);
    else this.#goOn();
  }

  async #make(begin: (editor: Editor) => Begun): Promise<void> {
    try {
      const editor = await this.parts?.editor();
      if (!editor) return;
      this.#draft = begin(editor);
      this.input?.showInstead(this.#draft.id);
    } catch {
      this.#pictured = variedMessagesIn(this.input?.language ?? 'en').lost;
    }
    this.requestUpdate();
  }

  async #watch(): Promise<void> {
    const play = this.#play;
    try {
      if (!this.parts) return;
      await this.parts.film();
      this.#hasFilm = true;
      play?.stop();
      if (play === this.#play) this.input?.showInstead(filmed);
    } catch {
      this.#pictured = variedMessagesIn(this.input?.language ?? 'en').lost;
      this.input?.showInstead('');
    }
    this.requestUpdate();
  }

  #editor(begun: Begun, { language, showInstead, openVaried }: Input): TemplateResult {
    return html`<retrace-varied-editor
      .language=${language}
      .solver=${this.#solver}
      .begun=${begun}
      .opened=${showInstead}
      .open=${(text: string, draft: string) => {
        rememberPlayed(text, draft);
        openVaried(text);
      }}
      .leave=${() => {
        showInstead('');
      }}
    ></retrace-varied-editor>`;
  }

  async #open(text: string): Promise<void> {
    this.#play?.leave();
    this.#text = text;
    this.#game = '';
    this.#show({ kind: 'reading' });
    try {
      const reading = await this.#solver.read(text);
      if (this.#text !== text) return;
      if (reading.kind === 'refused') {
        this.#refuse(reading);
        return;
      }
      this.#board = new BoardOf(reading);
      this.#show({ kind: 'open', play: this.#begun(reading) });
      this.#goOn();
      this.#tellShown();
    } catch {
      if (this.#text === text) this.#show({ kind: 'lost' });
    }
  }

  #begun(puzzle: VariedPuzzle): VariedPlay {
    const play: VariedPlay = new VariedPlay({
      puzzle,
      solver: this.#solver,
      keeps: !this.isPost,
      isReadonly: () => this.input?.readonly === true,
      changed: () => {
        this.#pictured = '';
        this.requestUpdate();
      },
      tell: {
        board: () => {
          const { value } = play;
          this.dispatchEvent(
            retraceEvent('retrace-change', { value, digits: value, strategy: 'fast' }),
          );
        },
        answer: (report) => {
          this.dispatchEvent(retraceEvent('retrace-solve', reportOf(puzzle, report)));
        },
        complete: () => {
          const givens = boardText(puzzle, puzzle.givens);
          const { value } = play;
          this.dispatchEvent(retraceEvent('retrace-complete', { puzzle: givens, value }));
        },
      },
    });
    return play;
  }

  #refuse(refusal: Extract<Opened, { kind: 'refused' }>['refusal']): void {
    if (this.isPost && refusal.reason === 'no-puzzle') {
      this.input?.refuseVaried();
      return;
    }
    this.#show({ kind: 'refused', refusal });
    const message = variedMessagesIn(this.input?.language ?? 'en').refused(undefined, refusal);
    const problem = { kind: 'rules', refusal } as const;
    this.dispatchEvent(retraceEvent('retrace-error', { problem, message }));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('input');
    if (before && before.instead !== this.input?.instead) this.#tellShown();
  }

  #tellShown(): void {
    this.dispatchEvent(new Event(variedShown, { bubbles: true, composed: true }));
  }

  /** Takes up the game that the page around has set. */
  #goOn(): void {
    const { input } = this;
    const play = this.#play;
    if (!input || !play || input.game === this.#game) return;
    this.#game = input.game;
    if (input.game !== '' && !play.restore(input.game)) input.refuseVaried(input.game);
  }

  #show(opened: Opened): void {
    this.#opened = opened;
    this.requestUpdate();
  }

  /** Gives the focus to the chosen cell. */
  #focus(): void {
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!this.#play?.press(event, event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus();
  };

  async #picture(does: 'svg' | 'png' | 'copy'): Promise<void> {
    const play = this.#play;
    if (!play || !this.#board || !this.input) return;
    const words = variedMessagesIn(this.input.language);
    const text = boardSvg(this.#board, play.game.present, this.renderRoot);
    const blob = does === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text);
    this.#pictured = blob ? '' : words.pictureFailed;
    if (blob && does === 'copy') {
      const isCopied = await navigator.clipboard
        .write([new ClipboardItem({ 'image/png': blob })])
        .then(
          () => true,
          () => false,
        );
      this.#pictured = isCopied ? words.pictureCopied : words.pictureFailed;
    } else if (blob) {
      const title = play.puzzle.title.replace(/[^\p{L}\p{N}._-]+/gu, '-');
      download(blob, `${title === '' ? words.fileName : title}.${does}`);
    }
    this.requestUpdate();
  }

  /** They are of no use in a post, nor where a rule was not read. */
  #links(): TemplateResult | typeof nothing {
    const puzzle = this.#play?.puzzle;
    if (!this.parts || !puzzle || puzzle.unread.length > 0) return nothing;
    // Without that part there are no links, and nothing else is missing.
    this.parts.links().catch(() => undefined);
    return html`<retrace-varied-links
      .solver=${this.#solver}
      .text=${puzzle.text}
      .language=${this.input?.language ?? 'en'}
    ></retrace-varied-links>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input, isPost } = this;
    if (!input) return nothing;
    if (this.#draft) return this.#editor(this.#draft, input);
    if (input.instead === filmed && this.#hasFilm && this.#play && this.#board) {
      return html`<retrace-varied-film
        .language=${input.language}
        .solver=${this.#solver}
        .board=${this.#board}
        .leave=${() => {
          input.showInstead('');
        }}
      ></retrace-varied-film>`;
    }
    const { mode, controls, readonly: isReadonly } = input;
    const page = this.#pages.among(variedPages);
    return layout({
      language: input.language,
      opened: this.#opened,
      board: this.#board,
      isLarge: this.#isLarge,
      takesSeveral: this.#takesSeveral,
      rows: isPost ? [] : keptRows(),
      post: isPost ? { mode, controls, isReadonly, page } : undefined,
      pictured: this.#pictured,
      links: this.#links(),
      onKey: this.#onKey,
      commands: {
        zoom: () => {
          this.#isLarge = !this.#isLarge;
          this.requestUpdate();
        },
        chooseSeveral: () => {
          this.#takesSeveral = !this.#takesSeveral;
          this.requestUpdate();
        },
        leave: () => input.leave?.(),
        open: (id) => {
          const text = keptText(id);
          if (text !== undefined) input.openVaried(text);
        },
        forget: (id) => {
          forgetGame(id);
          this.requestUpdate();
        },
        again: () => {
          if (this.#text !== undefined) void this.#open(this.#text);
        },
        example: () => {
          input.openVaried(largeExample);
        },
        choosePage: this.#pages.choose,
        picture: (does) => this.#picture(does),
        watch: () => this.#watch(),
        make: (puzzle) => {
          void this.#make(({ freshDraft, draftToEdit }) =>
            puzzle ? draftToEdit(puzzle, draftPlayedAs(puzzle.text)) : freshDraft(9),
          );
        },
      },
    });
  }
}

/** The report of a search as a page is told it. */
const reportOf = (
  puzzle: VariedPuzzle,
  { outcome, choices, elapsedMs }: VariedSolveReport,
): SolveReport<string> => ({
  outcome:
    outcome.kind === 'solved'
      ? { ...outcome, solution: boardText(puzzle, outcome.solution) }
      : { kind: 'none', reason: 'searched' },
  elapsedMs,
  counters: { ...noCounters, steps: choices, placements: choices },
});

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-view': RetraceVariedView;
  }
}

defineOnce('retrace-varied-view', RetraceVariedView);

// <retrace-varied-view>: `varied` mode, inside <retrace-sudoku>: a puzzle of any size with any rules.
import { LitElement, type PropertyValues, type TemplateResult, nothing } from 'lit';
import { openVaried } from '../../client/varied/varied-client';
import { variedShown } from '../contract/extra';
import type { ModeBasics, VariedInput, Ways } from '../contract/mode-input';
import { keepStyles } from '../shared/look/own-styles';
import { BoardOf } from './board-view';
import { keptRows, keptText } from './kept-games';
import { layout } from './varied-layout';
import { listenToPointer } from './pointer';
import { VariedPlay, type Opened } from './varied-play';
import { variedStyles } from './varied-styles';

/** The properties that the element around gives it. */
type Input = ModeBasics & VariedInput & Pick<Ways, 'leave'>;

export class RetraceVariedView extends LitElement {
  static override styles = variedStyles;
  static override properties = { input: { attribute: false } };

  declare input: Input | undefined;
  readonly #solver = openVaried();
  #opened: Opened = { kind: 'none' };
  #board: BoardOf | undefined;
  #text: string | undefined;
  /** Whether cells are as large as a finger, and the board scrolls. */
  #isLarge = true;
  /** Whether a tap adds a cell to those that are chosen. */
  #takesSeveral = false;

  constructor() {
    super();
    keepStyles(this);
  }

  get #play(): VariedPlay | undefined {
    return this.#opened.kind === 'open' ? this.#opened.play : undefined;
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
    this.#play?.follow(key);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { input } = this;
    if (!changed.has('input') || !input || !this.isConnected) return;
    const [last] = keptRows();
    const text = input.varied === '' ? last && keptText(last.id) : input.varied;
    if (text === undefined || text === this.#text) return;
    // The address has the puzzle that is shown.
    if (input.varied === '') queueMicrotask(() => this.input?.openVaried(text));
    void this.#open(text);
  }

  async #open(text: string): Promise<void> {
    this.#play?.leave();
    this.#text = text;
    this.#show({ kind: 'reading' });
    try {
      const reading = await this.#solver.read(text);
      if (this.#text !== text) return;
      if (reading.kind === 'refused') {
        this.#show({ kind: 'refused', refusal: reading });
        return;
      }
      this.#board = new BoardOf(reading);
      this.#show({
        kind: 'open',
        play: new VariedPlay(reading, this.#solver, () => {
          this.requestUpdate();
        }),
      });
      this.dispatchEvent(new Event(variedShown, { bubbles: true, composed: true }));
    } catch {
      if (this.#text === text) this.#show({ kind: 'lost' });
    }
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

  protected override render(): TemplateResult | typeof nothing {
    const { input } = this;
    if (!input) return nothing;
    return layout({
      language: input.language,
      opened: this.#opened,
      board: this.#board,
      isLarge: this.#isLarge,
      takesSeveral: this.#takesSeveral,
      rows: keptRows(),
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
        again: () => {
          if (this.#text !== undefined) void this.#open(this.#text);
        },
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-view': RetraceVariedView;
  }
}

// A second copy of the script on a page does no harm.
if (!customElements.get('retrace-varied-view')) {
  customElements.define('retrace-varied-view', RetraceVariedView);
}

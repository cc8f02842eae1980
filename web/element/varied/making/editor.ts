// <retrace-varied-editor>: a puzzle with rules of its own in the making. The view around it says which draft, and opens what is played.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { formatVariedLink } from '../../../core/link';
import type { VariedSolver } from '../../../core/varied/varied-calls';
import { variedEditorIn } from '../../../languages/en/varied-editor';
import { copyText } from '../../shared/clipboard';
import { defineOnce, keepStyles, reactive } from '../../shared/own-element';
import { listenToPointer } from '../pointer';
import { freshDraft, type Begun } from './begun';
import { newDraft, textOf } from './draft';
import { editorLayout } from './editor-layout';
import { editorStyles } from './editor-styles';
import { draftRows, forgetDraft, keptDraft } from './kept-drafts';
import { Making } from './making';
import './links-out';

export { draftToEdit, freshDraft, goOn } from './begun';

export class RetraceVariedEditor extends LitElement {
  static override styles = editorStyles;
  static override properties = reactive('language', 'solver', 'begun', 'open', 'leave', 'opened');

  declare language: Language;
  declare solver: VariedSolver | undefined;
  declare begun: Begun | undefined;
  /** Opens a text as a puzzle to play. */
  declare open: (text: string, draft: string) => void;
  declare leave: () => void;
  /** Told of the draft that is shown. */
  declare opened: (id: string) => void;
  #making: Making | undefined;
  #isLarge = false;
  #takesSeveral = false;
  #told = '';

  constructor() {
    super();
    keepStyles(this);
    this.language = 'en';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.#onStorage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('storage', this.#onStorage);
    this.#making?.leave();
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    this.#making?.follow(key);
  };

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    listenToPointer(root, {
      play: () => this.#making,
      takesSeveral: () => this.#takesSeveral,
      focus: () => {
        this.#focus();
      },
      dropped: () => {
        this.#making?.dropped();
      },
    });
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { begun } = this;
    if (changed.has('begun') && begun && begun.id !== this.#making?.id) this.#begin(begun);
  }

  #begin({ id, history }: Begun): void {
    const { solver } = this;
    if (!solver) return;
    this.#making?.leave();
    this.#told = '';
    this.#making = new Making({
      id,
      history,
      solver,
      changed: () => {
        this.#told = '';
        this.requestUpdate();
      },
    });
    this.opened(id);
    this.requestUpdate();
  }

  /** Another draft; one on which nothing was done is not kept. */
  #beginFresh(size: number): void {
    const before = this.#making;
    if (before && before.history.past.length + before.history.future.length === 0) {
      const isBlank = textOf(before.draft) === textOf(newDraft(before.draft.size));
      if (isBlank) forgetDraft(before.id);
    }
    this.#begin(freshDraft(size));
  }

  /** As f-puzzles writes it, where it can, so that other programs read it, too. */
  async #text(making: Making): Promise<string> {
    const { solver } = this;
    const { text } = making.puzzle;
    const written = await solver?.write({ text }, 'fpuzzles').catch(() => undefined);
    if (!solver || written?.kind !== 'written') return text;
    const read = await solver.read(written.text);
    return read.kind === 'puzzle' ? written.text : text;
  }

  #focus(): void {
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!this.#making?.press(event, event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus();
  };

  async #share(making: Making): Promise<void> {
    const words = variedEditorIn(this.language);
    const link = new URL(formatVariedLink(await this.#text(making), 'varied'), location.href);
    const isCopied = await copyText(link.href, this.renderRoot);
    this.#told = isCopied ? words.shared : words.notShared;
    this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const making = this.#making;
    if (!making) return nothing;
    const { language } = this;
    return editorLayout({
      language,
      making,
      isLarge: this.#isLarge,
      takesSeveral: this.#takesSeveral,
      rows: draftRows(),
      told: this.#told,
      links: html`<retrace-varied-links
        .solver=${this.solver}
        .text=${making.puzzle.text}
        .language=${language}
      ></retrace-varied-links>`,
      onKey: this.#onKey,
      focus: () => {
        this.#focus();
      },
      commands: {
        zoom: () => {
          this.#isLarge = !this.#isLarge;
          this.requestUpdate();
        },
        chooseSeveral: () => {
          this.#takesSeveral = !this.#takesSeveral;
          this.requestUpdate();
        },
        leave: this.leave,
        play: async () => {
          this.open(await this.#text(making), making.id);
        },
        share: () => this.#share(making),
        begin: (size) => {
          this.#beginFresh(size);
        },
        open: (id) => {
          const history = keptDraft(id);
          if (history) this.#begin({ id, history });
        },
        forget: (id) => {
          forgetDraft(id);
          this.requestUpdate();
        },
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-editor': RetraceVariedEditor;
  }
}

defineOnce('retrace-varied-editor', RetraceVariedEditor);

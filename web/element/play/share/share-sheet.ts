// <retrace-share>: a link to the puzzle on the board, with what was entered or without.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { noNotes } from '../../../core/notes';
import { formatPlayLink } from '../../../core/play-link';
import type { BoardPosition } from '../../contract/board-actions';
import { copyText } from '../../shared/clipboard';
import { controlStyles } from '../../shared/look/controls';
import { sheetStyles } from '../../shared/look/sheet-styles';
import { shareMessagesIn } from '../../../languages/en/share';
import { primitiveStyles } from '../../shared/look/primitives';
import { defineOnce } from '../../shared/own-element';

export class RetraceShare extends LitElement {
  static override styles = [
    controlStyles,
    sheetStyles,
    primitiveStyles,
    css`
      dialog {
        box-sizing: border-box;
        inline-size: min(30rem, 100vw - 1rem);
        font: inherit;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 45%);
      }
      .sheet {
        padding: 0.875rem;
      }
      h2,
      p {
        margin: 0;
      }
      code {
        display: block;
        max-block-size: 6rem;
        padding: 0.5rem;
        overflow: auto;
        overflow-wrap: anywhere;
        user-select: all;
      }
      p:empty {
        display: none;
      }
    `,
  ];

  static override properties = {
    language: { attribute: false },
    position: { state: true },
    isWhole: { state: true },
    copied: { state: true },
  };

  declare language: Language;
  declare private position: BoardPosition | undefined;
  /** Whether the link has entries, notes and colours. */
  declare private isWhole: boolean;
  declare private copied: boolean | undefined;

  constructor() {
    super();
    this.language = defaultLanguage;
    this.isWhole = false;
  }

  async open(position: BoardPosition): Promise<void> {
    this.position = position;
    this.copied = undefined;
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.position) return nothing;
    const text = shareMessagesIn(this.language);
    const link = linkTo(this.position, this.isWhole);
    const { givens, digits, notes } = this.position;
    const hasMore = givens !== digits || notes !== undefined;
    const shut = () => {
      this.renderRoot.querySelector('dialog')?.close();
    };
    return html`<dialog
      aria-labelledby="title"
      @click=${({ target, currentTarget }: Event) => {
        if (target === currentTarget) shut();
      }}
    >
      <div class="sheet gap-12">
        <header class="flow middle apart gap-8">
          <h2 class="text-20" id="title">${text.title}</h2>
          <button type="button" class="secondary" @click=${shut}>${text.close}</button>
        </header>
        <code class="paper text-13" role="group" aria-label=${text.link} tabindex="0">${link}</code>
        ${hasMore ? this.#choice(text.withEntries) : nothing}
        <div class="buttons flow middle apart gap-8">
          <button type="button" class="primary grows" @click=${() => void this.#copy(link)}>
            ${text.copy}
          </button>
          ${
            'share' in navigator
              ? html`<button
                  type="button"
                  class="secondary grows"
                  @click=${() => {
                    // Closed without sending is no fault.
                    navigator.share({ url: link }).catch(() => undefined);
                  }}
                >
                  ${text.send}
                </button>`
              : nothing
          }
        </div>
        <p role="status">
          ${this.copied === undefined ? nothing : this.copied ? text.copied : text.notCopied}
        </p>
      </div>
    </dialog>`;
  }

  #choice(label: string): TemplateResult {
    return html`<label class="strip middle touchable gap-8">
      <input
        type="checkbox"
        .checked=${this.isWhole}
        @change=${({ target }: Event) => {
          this.isWhole = target instanceof HTMLInputElement && target.checked;
          this.copied = undefined;
        }}
      />
      ${label}
    </label>`;
  }

  async #copy(link: string): Promise<void> {
    this.copied = await copyText(link, this.renderRoot);
  }
}

/** A board without givens has its digits as the puzzle. */
function linkTo({ givens, digits, notes = noNotes }: BoardPosition, isWhole: boolean): string {
  const puzzle = /[1-9]/.test(givens) ? givens : digits;
  const bare = { givens: puzzle, digits: puzzle, notes: noNotes };
  return new URL(formatPlayLink(isWhole ? { givens, digits, notes } : bare), location.href).href;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-share': RetraceShare;
  }
}

defineOnce('retrace-share', RetraceShare);

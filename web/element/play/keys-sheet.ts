// <retrace-key-sheet>: every key of the board, opened by `?`.
import { LitElement, css, html, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../core/language';
import { keyMessagesIn } from '../../languages/en/play-keys';
import { defineOnce } from '../shared/own-element';

export class RetraceKeySheet extends LitElement {
  static override styles = css`
    dialog {
      box-sizing: border-box;
      max-inline-size: min(34rem, 100vw - 2rem);
      padding: 1.25rem;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--paper);
      color: var(--ink);
      font: inherit;
    }
    dialog::backdrop {
      background: rgb(0 0 0 / 45%);
    }
    header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
    }
    h2 {
      margin: 0;
      font-size: 1.125rem;
    }
    dl {
      display: grid;
      gap: 0.375rem;
      margin: 0.75rem 0 0;
    }
    dl div {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 1rem;
      align-items: baseline;
      font-size: 0.9375rem;
    }
    dd {
      margin: 0;
      text-align: end;
    }
    kbd {
      padding: 0.0625rem 0.375rem;
      border: 1px solid var(--line);
      border-radius: 6px;
      font: inherit;
      font-size: 0.8125rem;
      white-space: nowrap;
    }
    button {
      min-block-size: 44px;
      padding-inline: 1rem;
      border: 1px solid var(--line);
      border-radius: 10px;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    button:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  static override properties = { language: { attribute: false } };

  declare language: Language;

  constructor() {
    super();
    this.language = defaultLanguage;
  }

  /** Shows it, and gives the focus back where it was once it is closed. */
  async open(): Promise<void> {
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  protected override render(): TemplateResult {
    const { title, close, rows } = keyMessagesIn(this.language);
    const shut = () => {
      this.renderRoot.querySelector('dialog')?.close();
    };
    return html`<dialog
      aria-labelledby="keys-title"
      @click=${({ target, currentTarget }: Event) => {
        if (target === currentTarget) shut();
      }}
    >
      <header>
        <h2 id="keys-title">${title}</h2>
        <button type="button" @click=${shut}>${close}</button>
      </header>
      <dl>
        ${rows.map(
          ([what, ...keys]) =>
            html`<div>
              <dt>${what}</dt>
              <dd>${keys.map((each) => html`<kbd>${each}</kbd> `)}</dd>
            </div>`,
        )}
      </dl>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-key-sheet': RetraceKeySheet;
  }
}

defineOnce('retrace-key-sheet', RetraceKeySheet);

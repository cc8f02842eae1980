// <retrace-embed-panel>: a dialog that builds the snippet for what is on screen, with a live preview.
import { LitElement, html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { readHeight } from '../../core/embed';
import type { Language } from '../../element/messages/language';
import { copyText } from '../../element/solve/clipboard';
import { fields } from './fields';
import { embedMessagesIn, type EmbedMessages } from './messages';
import { frameAddress, frameSnippet, tagSnippet, type Embedded } from './snippet';
import { embedStyles } from './styles';

type Kind = 'tag' | 'frame';
const kinds: readonly Kind[] = ['tag', 'frame'];

/** Until the preview has said what it needs. */
const usualHeight = 720;

export interface Opening {
  embedded: Embedded;
  language: Language;
  theme: string;
}

export class RetraceEmbedPanel extends LitElement {
  static override styles = embedStyles;

  static override properties = {
    opening: { state: true },
    kind: { state: true },
    width: { state: true },
    height: { state: true },
    told: { state: true },
    theme: { reflect: true },
  };

  declare theme: string;
  declare private opening: Opening | undefined;
  declare private kind: Kind;
  declare private width: number | undefined;
  /** What the preview needs; undefined until it is there. */
  declare private height: number | undefined;
  declare private told: string;

  constructor() {
    super();
    this.theme = 'auto';
    this.kind = 'tag';
    this.told = '';
  }

  async open(opening: Opening): Promise<void> {
    this.opening = opening;
    this.theme = opening.theme;
    this.height = undefined;
    this.told = '';
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.#onMessage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.#onMessage);
  }

  /** The preview is this site's own iframe page: it tells its height as it does anywhere. */
  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const preview = this.renderRoot.querySelector('iframe');
    if (source !== preview?.contentWindow || origin !== location.origin) return;
    this.height = readHeight(data) ?? this.height;
  };

  protected override render(): TemplateResult {
    const { opening } = this;
    if (!opening) return html``;
    const { embedded, language } = opening;
    const text = embedMessagesIn(language);
    return html`<dialog
      aria-labelledby="title"
      @click=${this.#onClick}
      @close=${() => {
        this.opening = undefined;
      }}
    >
      <div class="sheet" tabindex="-1">
        <div class="head">
          <div>
            <h2 id="title">${text.title}</h2>
            <p class="note">${text.about}</p>
          </div>
          <button type="button" class="secondary" @click=${this.#close}>${text.close}</button>
        </div>
        <div class="settings">
          ${this.#kinds(text)}
          <div class="fields">
            ${fields({
              embedded,
              width: this.width,
              language,
              change: (changed) => {
                this.#show({ ...opening, embedded: { ...embedded, ...changed } });
              },
              resize: (width) => {
                this.width = width;
                this.told = '';
              },
            })}
          </div>
        </div>
        <div class="preview">${this.#snippet(embedded, text)} ${this.#preview(embedded, text)}</div>
      </div>
    </dialog>`;
  }

  #kinds(text: EmbedMessages): TemplateResult {
    return html`<fieldset>
      <legend>${text.kind}</legend>
      <div class="kinds">
        ${kinds.map(
          (kind) =>
            html`<label>
              <input
                type="radio"
                name="kind"
                value=${kind}
                ?autofocus=${kind === this.kind}
                .checked=${kind === this.kind}
                @change=${() => {
                  this.kind = kind;
                  this.told = '';
                }}
              /><span>${text[kind]}</span>
            </label>`,
        )}
      </div>
      <p class="note">${text.kindNote[this.kind]}</p>
    </fieldset>`;
  }

  #snippet(embedded: Embedded, text: EmbedMessages): TemplateResult {
    const snippet = this.#snippetOf(embedded, text);
    const copy = () => {
      void copyText(snippet, this.renderRoot.querySelector('dialog') ?? this).then((copied) => {
        this.told = copied ? text.copied : text.copyFailed;
      });
    };
    return html`<div class="snippet">
      <h2 id="snippet">${text.snippet}</h2>
      <textarea readonly aria-labelledby="snippet" spellcheck="false" .value=${snippet}></textarea>
      <div class="copy">
        <button type="button" class="primary" @click=${copy}>${text.copy}</button>
        <span role="status">${this.told}</span>
      </div>
    </div>`;
  }

  #snippetOf(embedded: Embedded, text: EmbedMessages): string {
    const size = { width: this.width, height: this.height ?? usualHeight };
    return this.kind === 'tag'
      ? tagSnippet(embedded, size, document.baseURI)
      : frameSnippet(embedded, size, document.baseURI, text.frameTitle);
  }

  /** A new frame each time: one that is led elsewhere would leave its way in the browser's history. */
  #preview(embedded: Embedded, text: EmbedMessages): TemplateResult {
    const { width, height } = this;
    const address = frameAddress(embedded, document.baseURI);
    return html`<h2 id="preview">${text.preview}</h2>
      <div class="stage">
        ${height === undefined ? html`<p class="note">${text.previewComes}</p>` : ''}
        ${keyed(
          address,
          html`<iframe
            src=${address}
            title=${text.preview}
            width=${width === undefined ? '100%' : String(width)}
            height=${height ?? usualHeight}
          ></iframe>`,
        )}
      </div>`;
  }

  #show(opening: Opening): void {
    this.opening = opening;
    this.told = '';
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  /** A click beside the sheet closes it. */
  readonly #onClick = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) this.#close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-embed-panel': RetraceEmbedPanel;
  }
}

customElements.define('retrace-embed-panel', RetraceEmbedPanel);

// <retrace-embed-panel>: a dialog that builds the snippet for what is on screen, with a live preview.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { Recorded } from '../../core/intake';
import { readHeight } from '../../core/embed-settings';
import type { Language } from '../../core/language';
import '../../element/shared/programs/film-saver';
import { copyText } from '../../element/shared/clipboard';
import { fields } from './embed-fields';
import { type EmbedMessages, embedMessagesIn } from '../../languages/en/embed';
import { preview, usualHeight, type Measure } from './preview';
import {
  frameAddress,
  frameSnippet,
  pinnedSnippet,
  readRelease,
  tagSnippet,
  type Embedded,
  type ReleaseTag,
  type Size,
} from './snippet';
import { embedStyles } from './embed-styles';

type Kind = 'tag' | 'pinned' | 'frame';
const kinds: readonly Kind[] = ['tag', 'frame', 'pinned'];

/** The longest wait for the preview: there may be no network. */
const patienceMs = 8000;

export interface Opening {
  embedded: Embedded;
  /** The recording that is watched, where it is one. */
  recorded: Recorded | undefined;
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
    frameHeight: { state: true },
    measure: { state: true },
    copying: { state: true },
    release: { state: true },
    theme: { reflect: true },
  };

  declare theme: string;
  declare private opening: Opening | undefined;
  declare private kind: Kind;
  declare width: number | undefined;
  /** The height that the board needs, once the preview has reported it. */
  declare height: number | undefined;
  /** The height of a frame, in CSS pixels; undefined: all that the board needs. */
  declare private frameHeight: number | undefined;
  declare measure: Measure;
  declare private copying: string;
  declare private release: ReleaseTag | 'missed' | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.theme = 'auto';
    this.kind = 'tag';
    this.frameHeight = usualHeight;
    this.measure = 'awaited';
    this.copying = '';
  }

  async open(opening: Opening): Promise<void> {
    this.opening = opening;
    this.theme = opening.theme;
    this.height = undefined;
    this.copying = '';
    this.#awaitMeasure();
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
    clearTimeout(this.#patience);
  }

  /** The preview is this site's own iframe page, which reports its height. */
  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const preview = this.renderRoot.querySelector('iframe');
    if (source !== preview?.contentWindow || origin !== location.origin) return;
    const height = readHeight(data);
    if (height === undefined) return;
    this.height = height;
    this.measure = 'known';
    clearTimeout(this.#patience);
  };

  #awaitMeasure(): void {
    this.measure = 'awaited';
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.measure = 'missed';
    }, patienceMs);
  }

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
        clearTimeout(this.#patience);
      }}
    >
      <div class="sheet" tabindex="-1">
        <div class="head strip apart across gap-16">
          <div>
            <h2 class="text-20" id="title">${text.title}</h2>
            <p class="note">${text.about}</p>
          </div>
          <button type="button" class="secondary" @click=${this.#close}>${text.close}</button>
        </div>
        <div class="settings pane gap-12">
          ${this.#kinds(text)}
          <div class="fields stacked gap-12">
            ${fields({
              embedded,
              width: this.width,
              frame: this.kind === 'frame' ? { height: this.frameHeight } : undefined,
              language,
              change: (changed) => {
                this.#show({ ...opening, embedded: { ...embedded, ...changed } });
              },
              resize: (size) => {
                if ('width' in size) this.width = size.width;
                else this.frameHeight = size.height;
                this.copying = '';
              },
            })}
          </div>
        </div>
        <div class="preview pane gap-12">
          ${this.#snippet(embedded, text)}
          ${
            plays(embedded)
              ? recordingPart(opening, text)
              : preview(
                  { ...this.#size, measure: this.measure, isMeasured: this.height !== undefined },
                  embedded,
                  text,
                )
          }
        </div>
      </div>
    </dialog>`;
  }

  #kinds(text: EmbedMessages): TemplateResult {
    return html`<fieldset>
      <legend>${text.kind}</legend>
      <div class="kinds paper stacked">
        ${kinds.map(
          (kind) =>
            html`<label class="stacked centred muted medium">
              <input
                class="whole-width"
                type="radio"
                name="kind"
                value=${kind}
                ?autofocus=${kind === this.kind}
                .checked=${kind === this.kind}
                @change=${() => {
                  this.kind = kind;
                  this.copying = '';
                  if (kind === 'pinned') void this.#fetchRelease();
                }}
              /><span>${text[kind]}</span>
            </label>`,
        )}
      </div>
      <p class="note">${text.kindNote[this.kind]}</p>
      <p class="note"><a href="embed/demo/${text.demoPage}" target="_blank">${text.demo}</a></p>
    </fieldset>`;
  }

  #snippet(embedded: Embedded, text: EmbedMessages): TemplateResult {
    const snippet = this.#snippetOf(embedded, text);
    const isMeasured = this.kind === 'frame' && this.frameHeight === undefined;
    const isAwaited =
      (isMeasured && this.measure === 'awaited' && !plays(embedded)) ||
      (this.kind === 'pinned' && typeof this.release !== 'object');
    const copy = () => {
      if (isAwaited) return;
      void copyText(snippet, this.renderRoot.querySelector('dialog') ?? this).then((copied) => {
        this.copying = copied ? text.copied : text.copyFailed;
      });
    };
    return html`<div class="snippet pane gap-12">
      <h2 id="snippet">${text.snippet}</h2>
      <textarea readonly aria-labelledby="snippet" spellcheck="false" .value=${snippet}></textarea>
      <div class="copy flow middle">
        <button
          type="button"
          class="primary pad-16"
          aria-disabled=${isAwaited ? 'true' : 'false'}
          @click=${copy}
        >
          ${text.copy}
        </button>
        <span role="status">${this.copying}</span>
      </div>
    </div>`;
  }

  /** A frame is as high as was chosen, and everything else as the board needs. */
  get #size(): Size {
    const { width, kind, frameHeight, height = usualHeight } = this;
    return { width, height: kind === 'frame' ? (frameHeight ?? height) : height };
  }

  #snippetOf(embedded: Embedded, text: EmbedMessages): string {
    const isMissed = this.measure === 'missed' || plays(embedded);
    const size = isMissed ? { ...this.#size, height: this.frameHeight ?? usualHeight } : this.#size;
    switch (this.kind) {
      case 'tag':
        return tagSnippet(embedded, size, document.baseURI);
      case 'pinned':
        if (this.release === 'missed') return text.pinnedFailed;
        return this.release ? pinnedSnippet(embedded, size, this.release, document.baseURI) : '';
      case 'frame':
        return frameSnippet(embedded, size, document.baseURI, text.frameTitle);
    }
  }

  async #fetchRelease(): Promise<void> {
    if (typeof this.release === 'object') return;
    try {
      const answer = await fetch(new URL('widget/release.json', document.baseURI));
      this.release = readRelease(await answer.json()) ?? 'missed';
    } catch {
      this.release = 'missed';
    }
  }

  #show(opening: Opening): void {
    const addresses = [this.opening, opening].map(
      (each) => each && frameAddress(each.embedded, document.baseURI),
    );
    this.opening = opening;
    this.copying = '';
    if (addresses[0] !== addresses[1]) this.#awaitMeasure();
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  /** A click beside the sheet closes it. */
  readonly #onClick = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) this.#close();
  };
}

/** A recording is played from its address, which has none before the person has put it there: there is no preview. */
const plays = ({ mode, trace }: Embedded): boolean => mode === 'watch' && trace !== '';

function recordingPart({ recorded, language }: Opening, text: EmbedMessages) {
  const { file: packed, name, program, carries = true } = recorded ?? {};
  const film = packed && program && !carries ? { packed, name: name ?? '', program } : undefined;
  return html`<div class="recording">
    <p class="note">${text.recording}</p>
    ${
      film
        ? html`<retrace-save-film .film=${film} .language=${language}></retrace-save-film>`
        : nothing
    }
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-embed-panel': RetraceEmbedPanel;
  }
}

customElements.define('retrace-embed-panel', RetraceEmbedPanel);

// <retrace-open-calls>: the calls of a person's program that are open at the step shown, with arguments and locals. The
// program is run up to that step for them, once the person has asked for it.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import type { Recorded } from '../../../core/intake';
import type { Frame, FrameValue } from '../../../core/code/frames';
import type { Language } from '../../../core/language';
import { controlStyles } from '../../shared/look/controls';
import { viewStyles } from '../../shared/look/view-styles';
import { sourceMessagesIn } from '../../../languages/en/source';
import { primitiveStyles } from '../../shared/look/primitives';
import { defineOnce } from '../../shared/own-element';
import { pressButton } from '../../shared/look/press-button';

const own = css`
  ol {
    max-block-size: var(--calls-height, 12rem);
    margin-block-start: 0.25rem;
    overflow: auto;
  }
  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    overflow-wrap: anywhere;
  }
  .locals {
    display: block;
    padding-inline-start: 1rem;
  }
`;

/** So many calls are shown at once, the innermost first. */
const mostShown = 12;

type Known = readonly Frame[] | 'running' | 'none' | undefined;

export class OpenCalls extends LitElement {
  static override styles = [viewStyles, controlStyles, primitiveStyles, own];
  static override properties = {
    recorded: { attribute: false },
    position: { attribute: false },
    rests: { attribute: false },
    language: { attribute: false },
    open: { type: Boolean, reflect: true },
    known: { state: true },
  };

  declare recorded: Recorded | undefined;
  declare position: number;
  /** Whether nothing moves: only then is the program run. */
  declare rests: boolean;
  declare language: Language;
  /** Whether the person has asked for them. */
  declare open: boolean;
  declare private known: Known;
  #run = new AbortController();
  #asked: { recorded: Recorded; position: number } | undefined;

  constructor() {
    super();
    this.position = 0;
    this.rests = true;
    this.language = 'en';
    this.open = false;
    this.known = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  protected override willUpdate(): void {
    const { recorded, position } = this;
    const isSame = recorded === this.#asked?.recorded && position === this.#asked?.position;
    if (this.open && isSame) return;
    if (this.#asked) this.#forget();
    if (this.open && this.rests && recorded && position > 0) void this.#find(recorded, position);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.recorded?.frames) return nothing;
    const { frames: text } = sourceMessagesIn(this.language);
    const { known } = this;
    return html`${pressButton({ kind: 'quiet', pressed: this.open }, text.show, () => {
      this.open = !this.open;
    })}
    ${
      !this.open
        ? nothing
        : typeof known === 'object'
          ? this.#list(known)
          : html`<p class="note" role="status">
              ${known === 'running' ? text.running : this.position === 0 ? text.atStart : text.none}
            </p>`
    }`;
  }

  #list(frames: readonly Frame[]): TemplateResult {
    const { frames: text } = sourceMessagesIn(this.language);
    const shown = frames.toReversed().slice(0, mostShown);
    const more = frames.length - shown.length;
    return html`<ol
      class="stacked unlisted gap-4 text-13"
      aria-label=${text.title(frames.length)}
      tabindex="0"
    >
      ${shown.map(
        ({ name, line, arguments: given, locals }) =>
          html`<li>
            <code>${name === '' ? text.program : `${name}(${listed(given)})`}</code>
            ${line === undefined ? nothing : html`<span class="place muted">${text.line(line)}</span>`}
            ${locals.length > 0 ? html`<code class="locals muted">${listed(locals)}</code>` : nothing}
          </li>`,
      )}
      ${more > 0 ? html`<li class="place muted">${text.more(more)}</li>` : nothing}
    </ol>`;
  }

  async #find(recorded: Recorded, position: number): Promise<void> {
    this.#asked = { recorded, position };
    this.known = 'running';
    const { signal } = this.#run;
    const found = await recorded.frames?.(position, signal).catch(() => undefined);
    if (!signal.aborted) this.known = found ?? 'none';
  }

  #forget(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.#asked = undefined;
    this.known = undefined;
  }
}

const listed = (values: readonly FrameValue[]): string =>
  values.map(({ name, value }) => (value === undefined ? name : `${name} = ${value}`)).join(', ');

// A second copy of the script on a page does no harm.
defineOnce('retrace-open-calls', OpenCalls);

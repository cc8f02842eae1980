// <retrace-call-tree>: the calls of a person's program up to the step shown, drawn as a tree; each leads to its step. Where the
// recording is no film of this page, what stands inside it is shown.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { callTreeOf, drawnAt, type CallTree, type DrawnCall } from '../../../core/code/call-tree';
import { isFilm, stepsIn } from '../../../core/code/packed-film';
import type { Recorded } from '../../../core/intake';
import type { Language } from '../../../core/language';
import { sourceMessagesIn } from '../../../languages/en/source';
import { controlStyles } from '../../shared/look/controls';
import { primitiveStyles } from '../../shared/look/primitives';
import { viewStyles } from '../../shared/look/view-styles';
import { defineOnce, reactive } from '../../shared/own-element';

const own = css`
  :host {
    display: block;
    min-block-size: 0;
    max-block-size: min(28rem, 70vh);
    overflow: auto;
  }
  ol {
    display: flex;
    justify-content: safe center;
    inline-size: max-content;
    min-inline-size: 100%;
  }
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 0.75rem 0.125rem 0;
  }
  /* Half a line to each side, and one down to the call. */
  li::before,
  li::after {
    position: absolute;
    inset-block-start: 0;
    inline-size: 50%;
    block-size: 0.75rem;
    border: 0 solid var(--line);
    content: '';
  }
  li::before {
    inset-inline-end: 50%;
    border-block-start-width: 1px;
  }
  li::after {
    inset-inline-start: 50%;
    border-block-start-width: 1px;
    border-inline-start-width: 1px;
  }
  li:first-child::before,
  li:last-child::after {
    border-block-start-width: 0;
  }
  .top > li::before,
  .top > li::after {
    border-width: 0;
  }
  button {
    min-inline-size: 2.5rem;
    min-block-size: 2.5rem;
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--line);
    border-radius: 1.25rem;
    font-size: 0.8125rem;
    line-height: 1.15;
  }
  .back {
    color: var(--ink-soft);
    border-style: dashed;
  }
  .now {
    color: var(--ink);
    background: var(--accent-soft);
    border-color: var(--accent);
    border-style: solid;
  }
  b,
  small {
    display: block;
  }
  small {
    font-size: 0.6875rem;
  }
`;

/** A longer film is drawn up to here. */
const mostSteps = 200_000;

class CallTreeView extends LitElement {
  static override styles = [viewStyles, controlStyles, primitiveStyles, own];
  static override properties = reactive('recorded', 'position', 'language', 'tree');

  declare recorded: Recorded | undefined;
  declare position: number;
  declare language: Language;
  /** Undefined until it is read; 'none' where there is none. */
  declare private tree: CallTree | 'none' | undefined;
  goTo: (step: number) => void = () => undefined;
  #read: Blob | undefined;

  constructor() {
    super();
    this.position = 0;
    this.language = 'en';
    this.tree = undefined;
  }

  protected override willUpdate(): void {
    const file = this.recorded?.file;
    if (file === this.#read) return;
    this.#read = file;
    this.tree = undefined;
    if (file) void this.#draw(file);
  }

  async #draw(file: Blob): Promise<void> {
    const tree = (await isFilm(file)) ? callTreeOf(await stepsIn(file, mostSteps)) : 'none';
    if (file === this.#read) this.tree = tree;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { tree, position } = this;
    if (tree === undefined) return nothing;
    if (tree === 'none') return html`<slot></slot>`;
    const { callTree: text } = sourceMessagesIn(this.language);
    return html`<div class="note">
        ${position === 0 ? text.atStart : position > mostSteps ? text.cut(mostSteps) : nothing}
      </div>
      <ol class="top unlisted" aria-label=${text.title}>
        ${drawnAt(tree, position).map((each) => this.#call(each))}
      </ol>`;
  }

  /** The call at work is brought into view, without moving the page. */
  protected override updated(): void {
    const now = this.renderRoot.querySelector<HTMLElement>('.now');
    if (!now) return;
    const [own, box] = [now.getBoundingClientRect(), this.getBoundingClientRect()];
    this.scrollBy(
      own.left + own.width / 2 - box.left - box.width / 2,
      own.top < box.top || own.bottom > box.bottom ? own.bottom - box.bottom + 8 : 0,
    );
  }

  #call(call: DrawnCall): TemplateResult {
    const { callTree: text } = sourceMessagesIn(this.language);
    const { step, below } = call;
    const [look, name, shown] =
      call.kind === 'run'
        ? [
            'back',
            text.run(call.count, step),
            html`<b>⋮</b><small>${text.calls(call.count)}</small>`,
          ]
        : [
            call.isNow ? 'now' : call.isBack ? 'back' : '',
            text.call(call),
            html`<b>${call.digit}</b
              ><small>${call.folded > 0 ? text.calls(call.folded) : text.cell(call.cell)}</small>`,
          ];
    return html`<li>
      <button
        type="button"
        class=${look}
        aria-label=${name}
        title=${name}
        aria-current=${look === 'now' ? 'step' : nothing}
        @click=${() => {
          this.goTo(step);
        }}
      >
        ${shown}
      </button>
      ${
        below.length === 0
          ? nothing
          : html`<ol class="unlisted">
              ${below.map((each) => this.#call(each))}
            </ol>`
      }
    </li>`;
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-call-tree', CallTreeView);

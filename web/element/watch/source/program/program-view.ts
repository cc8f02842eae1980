// <retrace-program>: the program of a search that another mode shows, at its step.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import type { WatchState } from '../../../../core/watched-search';
import type { WatchInput } from '../../../contract/mode-input';
import { controlStyles } from '../../../shared/look/controls';
import { viewStyles } from '../../../shared/look/view-styles';
import { watchPanelStyles } from '../../styles/watch-panel-styles';
import { kindAt, LineFollower } from '../lit-lines';
import { ProgramPanel } from './strategy-program-panel';
import { sourceStyles } from '../source-styles';
import { sourceMessagesIn } from '../../../../languages/en/source';
import { primitiveStyles } from '../../../shared/look/primitives';
import { defineOnce, reactive } from '../../../shared/own-element';

const own = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-block-size: 0;
  }
  .code {
    flex: 1 1 0;
    block-size: auto;
    min-block-size: 12rem;
  }
`;

class RetraceProgram extends LitElement {
  static override styles = [
    viewStyles,
    controlStyles,
    primitiveStyles,
    watchPanelStyles,
    sourceStyles,
    own,
  ];
  static override properties = reactive('input', 'shown', 'hides');

  declare input: WatchInput | undefined;
  declare shown: WatchState | undefined;
  /** Whether a question waits. */
  declare hides: boolean | undefined;

  readonly #panel = new ProgramPanel(() => {
    this.requestUpdate();
  });
  readonly #lines = new LineFollower();

  protected override updated(): void {
    this.#lines.follow(this.renderRoot);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input || !this.#panel.has(this.input.strategy)) return nothing;
    const { strategy, language, edit } = this.input;
    const kind = this.shown && kindAt(this.shown);
    const text = sourceMessagesIn(language);
    const shown = this.hides ? undefined : this.shown;
    return html`${this.#panel.render({ strategy, shown, kind, language, text, edit })}`;
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-program', RetraceProgram);

// Modes whose elements stay in the page while another mode is shown, so that what they search is not lost.
import { html, noChange, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Grid } from '../core/grid';
import { showsSteps } from '../core/mode';
import type { ModeInput } from './contract/mode-input';
import type { StayingElement, Traced, WatchAttributes } from './contract/mode-element';
import type { Mode } from './contract/mode';
import type { ViewMode } from './contract/mode-entry';

export class StayingModes {
  readonly #entries: readonly ViewMode[];
  readonly #host: LitElement;
  /** The puzzle that each was opened with last. */
  readonly #puzzles = new Map<Mode, Grid>();
  /** The step that each was asked for last, and the last of all. */
  readonly #steps = new Map<Mode, number>();
  #at = 0;

  constructor(views: readonly ViewMode[], host: LitElement) {
    this.#entries = views.filter(({ stays }) => stays);
    this.#host = host;
  }

  /**
   * The step to show in a mode: `at` is for the mode that is open when it changes, as a step of a
   * search is none of a path.
   */
  #stepIn(mode: Mode, at: number): number {
    if (at !== this.#at) {
      this.#steps.set(mode, at);
      this.#at = at;
    }
    return this.#steps.get(mode) ?? 0;
  }

  /** One place for each, always in the same order: so an element is shown again, and not made anew. */
  render(
    shown: ViewMode | undefined,
    input: ModeInput,
    watch: WatchAttributes & Traced,
  ): (TemplateResult | typeof nothing)[] {
    return this.#entries.map((entry) => {
      const isShown = entry === shown;
      if (isShown) this.#puzzles.set(entry.name, input.digits);
      // With another puzzle it would begin anew, whenever it is opened.
      else if (this.#puzzles.get(entry.name) !== input.digits) {
        this.#puzzles.delete(entry.name);
        return nothing;
      }
      const view = isShown ? this.#view(entry, input, watch) : noChange;
      return html`<div class="mode" ?hidden=${!isShown}>${view}</div>`;
    });
  }

  #view(entry: ViewMode, input: ModeInput, watch: WatchAttributes & Traced): TemplateResult {
    const { trace, speed, from, to, autoplay, loop } = watch;
    const at = showsSteps(entry.name) ? this.#stepIn(entry.name, watch.at) : watch.at;
    return entry.view(input, { trace, speed, at, from, to, autoplay, loop });
  }

  /** The mode with work under way that is not shown. */
  underWay(shown: Mode): ViewMode | undefined {
    return this.#entries.find(
      ({ name, tag }) => name !== shown && this.#elementOf(tag)?.isUnderWay === true,
    );
  }

  rest(mode: Mode): void {
    const entry = this.#entries.find(({ name }) => name === mode);
    if (entry) this.#elementOf(entry.tag)?.rest?.();
  }

  #elementOf(tag: string): StayingElement | null {
    return this.#host.renderRoot.querySelector<StayingElement>(tag);
  }
}

// Modes whose elements stay in the page while another mode is shown, so that their searches are not lost.
import { html, noChange, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Grid } from '../core/grid';
import { showsSteps } from '../core/mode';
import type { ModeInput } from './contract/mode-input';
import type { StayingElement, Traced, WatchAttributes } from './contract/mode-element';
import type { Mode } from './contract/mode-names';
import type { ViewMode } from './contract/mode-entry';

export class StayingModes {
  readonly #entries: readonly ViewMode[];
  readonly #host: LitElement;
  /** The puzzle with which each mode was opened last. */
  readonly #puzzles = new Map<Mode, Grid>();
  /** The step last asked for in each mode, and the last one in any. */
  readonly #steps = new Map<Mode, number>();
  #at = 0;

  constructor(views: readonly ViewMode[], host: LitElement) {
    this.#entries = views.filter(({ stays }) => stays);
    this.#host = host;
  }

  /**
   * The step to show in a mode. A changed `at` is meant for the open mode alone: a step of a search means nothing
   * on a path.
   */
  #stepIn(mode: Mode, at: number): number {
    if (at !== this.#at) {
      this.#steps.set(mode, at);
      this.#at = at;
    }
    return this.#steps.get(mode) ?? 0;
  }

  /** Each mode keeps its index in the list, so that its element is shown again instead of made anew. */
  render(
    shown: ViewMode | undefined,
    input: ModeInput,
    watch: WatchAttributes & Traced,
  ): (TemplateResult | typeof nothing)[] {
    return this.#entries.map((entry) => {
      const isShown = entry === shown;
      if (isShown) this.#puzzles.set(entry.name, input.digits);
      // For another puzzle the element would begin anew, so it is dropped.
      else if (this.#puzzles.get(entry.name) !== input.digits) {
        this.#puzzles.delete(entry.name);
        return nothing;
      }
      const view = isShown ? this.#view(entry, input, watch) : noChange;
      return html`<div class="mode" ?hidden=${!isShown}>${view}</div>`;
    });
  }

  #view(entry: ViewMode, input: ModeInput, watch: WatchAttributes & Traced): TemplateResult {
    const { trace, speed, from, to, autoplay, loop, presents } = watch;
    const at = showsSteps(entry.name) ? this.#stepIn(entry.name, watch.at) : watch.at;
    return entry.view(input, { trace, speed, at, from, to, autoplay, loop, presents });
  }

  /** A mode that is not shown and has work under way. */
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

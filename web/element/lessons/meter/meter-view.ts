// <retrace-meter>: the meter of Baekjoon 12095 for grids of its gallery and for the visitor's own board.
import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { Counter } from './counter';
import { meterGrids } from './meter-grids';
import { meterPanel } from './meter-panel';
import { meterStyles } from './meter-styles';
import { meterMessagesIn } from '../../../languages/en/meter';
import { featureLook } from '../../shared/look/primitives';
import { defineOnce } from '../../shared/own-element';

export interface MeterInput {
  /** The puzzle on the visitor's board. */
  own: Grid;
  language: Language;
  /** Leads to that board, where there is a way. */
  play: (() => void) | undefined;
}

export class RetraceMeter extends LitElement {
  static override styles = [...featureLook, meterStyles];
  static override properties = { input: { attribute: false }, chosen: { state: true } };

  declare input: MeterInput | undefined;
  /** The chosen puzzle of the gallery; undefined for the visitor's own. */
  declare private chosen: Grid | undefined;

  readonly #counter = new Counter(() => {
    this.requestUpdate();
  });

  constructor() {
    super();
    this.chosen = meterGrids['few-givens'];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#counter.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('input');
    // When the visitor's board changes, the meter turns to it.
    if (before && before.own !== this.input?.own) this.chosen = undefined;
    this.#counter.count(this.#digits);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input) return nothing;
    const { own, language, play } = this.input;
    return meterPanel(
      {
        digits: this.#digits,
        own,
        state: this.#counter.state,
        show: (grid) => {
          this.chosen = grid === own ? undefined : grid;
        },
        play,
      },
      meterMessagesIn(language),
    );
  }

  get #digits(): Grid {
    return this.chosen ?? this.input?.own ?? emptyGrid;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-meter': RetraceMeter;
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-meter', RetraceMeter);

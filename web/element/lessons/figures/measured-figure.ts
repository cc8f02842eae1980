// <retrace-measured>: the cost of strategies on a puzzle, counted or timed here one after another, as bars.
import { LitElement, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SudokuClient } from '../../../client/client';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { timingOf } from '../../../core/race-reports';
import type { SteppedStrategyName } from '../../../core/strategy';
import { controlStyles } from '../../shared/look/controls';
import { viewStyles } from '../../shared/look/view-styles';
import { strategyTitle } from '../../shared/words/strategy-title';
import { messagesIn } from '../../../languages/en/element';
import { measuredStyles } from './measured-styles';
import { figureMessagesIn } from '../../../languages/en/lesson-figures';
import { primitiveStyles } from '../../shared/look/primitives';
import { defineOnce } from '../../shared/own-element';

export interface MeasuredInput {
  what: 'steps' | 'checks' | 'time';
  puzzle: Grid;
  strategies: readonly SteppedStrategyName[];
  language: Language;
  /** Leads to the race of these strategies, where times are compared properly. */
  race?: (() => void) | undefined;
}

interface Bar {
  strategy: SteppedStrategyName;
  value: number;
  /** The lowest and highest of the runs, where there were several. */
  range?: readonly [number, number];
  isRunning: boolean;
}

/** Timed runs of each strategy, whose median is shown; the median of fewer says little. */
const timedRuns = 5;

export class RetraceMeasured extends LitElement {
  static override styles = [viewStyles, controlStyles, primitiveStyles, measuredStyles];
  static override properties = {
    input: { attribute: false },
    bars: { state: true },
    state: { state: true },
  };

  declare input: MeasuredInput | undefined;
  declare private bars: readonly Bar[];
  declare private state: 'ready' | 'running' | 'done' | 'stopped' | 'failed';

  #stop = new AbortController();

  constructor() {
    super();
    this.bars = [];
    this.state = 'ready';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('input');
    const { puzzle, what } = this.input ?? {};
    if (!changed.has('input') || (before?.puzzle === puzzle && before?.what === what)) return;
    this.#stop.abort();
    this.bars = [];
    this.state = 'ready';
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input } = this;
    if (!input) return nothing;
    const { measured: text } = figureMessagesIn(input.language);
    const isRunning = this.state === 'running';
    const said = this.state === 'ready' || this.state === 'running' ? undefined : this.state;
    return html`
      <p class="title muted text-14">${text.title[input.what]}</p>
      <ul class="stacked unlisted gap-10">
        ${input.strategies.map((strategy) => this.#row(strategy, input))}
      </ul>
      <p class="buttons flow gap-6">
        <button
          type="button"
          class=${isRunning ? 'secondary' : 'primary'}
          @click=${() => {
            if (isRunning) this.#stop.abort();
            else void this.#measure(input);
          }}
        >
          ${isRunning ? text.stop : text.start[input.what]}
        </button>
        ${
          input.race
            ? html`<button type="button" class="quiet" @click=${input.race}>${text.race}</button>`
            : nothing
        }
      </p>
      <p class="note" role="status">${said ? text.said[said] : nothing}</p>
    `;
  }

  #row(strategy: SteppedStrategyName, { what, language }: MeasuredInput): TemplateResult {
    const { measured: text } = figureMessagesIn(language);
    const bar = this.bars.find((each) => each.strategy === strategy);
    const most = Math.max(...this.bars.map(({ value }) => value), 1e-9);
    const least = Math.min(...this.bars.map(({ value }) => value));
    // The bars are logarithmic: linear ones show nothing of numbers that differ a thousandfold.
    const isLog = what === 'steps' && most / least > 1000;
    const share = !bar
      ? 0
      : isLog
        ? Math.log10(bar.value + 1) / Math.log10(most + 1)
        : bar.value / most;
    return html`<li class="stacked lining text-14">
      <span class="name">${strategyTitle(strategy, messagesIn(language))}</span>
      <b>${bar ? text.value(bar.value, what, bar.range) : '–'}</b>
      <svg
        class="whole-width across"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        ${svg`<rect class="field" width="100" height="4" /><rect class=${bar?.isRunning ? 'running' : 'filled'} width=${share * 100} height="4" />`}
      </svg>
    </li>`;
  }

  async #measure({ strategies, puzzle, what }: MeasuredInput): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.bars = [];
    this.state = 'running';
    const client = new SudokuClient();
    try {
      for (const strategy of strategies) {
        const { counters, runs } = await client.measure(
          puzzle,
          strategy,
          what === 'time' ? timedRuns : 1,
          {
            signal,
            onProgress: ({ counters, elapsedMs }) => {
              const value = what === 'time' ? elapsedMs : valueOf(counters, what);
              this.#set({ strategy, value, isRunning: true });
            },
          },
        );
        const { median, min, max } = timingOf(runs, true);
        this.#set(
          what === 'time'
            ? { strategy, value: median, range: [min, max], isRunning: false }
            : { strategy, value: valueOf(counters, what), isRunning: false },
        );
      }
      this.state = 'done';
    } catch {
      this.state = signal.aborted ? 'stopped' : 'failed';
    } finally {
      client.close();
    }
  }

  #set(bar: Bar): void {
    this.bars = [...this.bars.filter(({ strategy }) => strategy !== bar.strategy), bar];
  }
}

const valueOf = (
  counters: { placements: number; backtracks: number; legalityChecks: number },
  what: 'steps' | 'checks',
): number =>
  what === 'checks' ? counters.legalityChecks : counters.placements + counters.backtracks;

declare global {
  interface HTMLElementTagNameMap {
    'retrace-measured': RetraceMeasured;
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-measured', RetraceMeasured);

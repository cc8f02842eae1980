// The meter: a gauge from 0 to the cap, the score, and grids to try.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../../core/grid';
import { callsCap } from '../../../core/call-meter';
import type { MeterMessages } from '../../../languages/en/meter';
import { boardPicture } from '../../shared/picture/scene-view';
import type { CounterState } from './counter';
import { meterGridNames, meterGrids } from './meter-grids';

export interface MeterPanel {
  digits: Grid;
  /** The puzzle on the visitor's board. */
  own: Grid;
  state: CounterState;
  show: (puzzle: Grid) => void;
  /** Leads to the visitor's board, where there is a way. */
  play: (() => void) | undefined;
}

export function meterPanel(
  { digits, own, state, show, play }: MeterPanel,
  text: MeterMessages,
): TemplateResult {
  const meter = state.kind === 'counted' ? state.meter : undefined;
  const figure = (label: string, value: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd class="text-20">${value}</dd>
    </div>`;
  const card = (grid: Grid, { title, note }: { title: string; note: string }) =>
    html`<li class="stacked">
      <button
        type="button"
        class="card stacked from-top from-start"
        aria-current=${grid === digits ? 'true' : 'false'}
        @click=${() => {
          show(grid);
        }}
      >
        ${boardPicture({ grid, givens: grid })}
        <span class="title strong text-13">${title}</span>
        <span class="note text-12">${note}</span>
      </button>
    </li>`;
  return html`
    <div class="meter">
      <div class="reading">
        <dl class="figures">
          ${figure(text.calls, meter ? text.number(meter.calls) : '–')}
          ${figure(text.score, meter ? text.number(meter.score) : '–')}
        </dl>
        ${gauge(meter?.calls ?? 0, text)}
        <p class="scale strip apart muted lining text-12" aria-hidden="true">
          <span>0</span><span>${text.number(callsCap / 2)}</span><span>${text.cap}</span>
        </p>
        <p class="verdict text-15" role="status">${verdictOf(state, text)}</p>
      </div>
      <div class="meter-grids">
        <h3 class="strong text-14" id="meter-grids">${text.gallery}</h3>
        <ul class="grids unlisted stacked" aria-labelledby="meter-grids">
          ${meterGridNames.map((name) => card(meterGrids[name], text.grids[name]))}
          ${play || own !== emptyGrid ? card(own, text.own) : nothing}
        </ul>
        ${play ? html`<button type="button" class="quiet" @click=${play}>${text.play}</button>` : nothing}
      </div>
    </div>
  `;
}

/** The gauge in units from 0 to 100, with a mark at every tenth of the cap. */
function gauge(calls: number, text: MeterMessages): TemplateResult {
  const marks = [10, 20, 30, 40, 50, 60, 70, 80, 90].map(
    (at) => svg`<path class="mark" d="M${at} 0v4" />`,
  );
  return html`<svg
    class="gauge whole-width"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    role="meter"
    aria-label=${text.gauge}
    aria-valuemin="0"
    aria-valuemax=${callsCap}
    aria-valuenow=${calls}
    aria-valuetext=${text.ofCap(calls)}
  >
    <rect class="field" width="100" height="4" />
    <rect class="filled" width=${(calls / callsCap) * 100} height="4" />
    ${marks}
  </svg>`;
}

function verdictOf(state: CounterState, text: MeterMessages): string {
  switch (state.kind) {
    case 'counting':
      return text.counting;
    case 'contradiction':
      return text.contradiction;
    case 'failed':
      return text.failed;
    case 'counted':
      if (state.meter.capped) return text.capped;
      return state.solved ? text.solved(callsCap - state.meter.calls) : text.unsolvable;
  }
}

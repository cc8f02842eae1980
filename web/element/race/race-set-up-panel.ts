// The set-up of a race: the puzzle, the strategies, their order (one after another or side by side), the number of runs.
import { html, nothing, type TemplateResult } from 'lit';
import { cellCount } from '../../core/cell';
import type { Grid } from '../../core/grid';
import type { Messages } from '../../languages/en/element';
import type { RaceMessages } from '../../languages/en/race';
import { strategyName } from './strategy-name';
import type { RaceCommands } from './race-commands';
import { boardPicture } from '../shared/picture/scene-view';
import { orders } from '../../core/race-reports';
import { pageOf } from '../shared/look/pages';
import type { RacePage } from './race-pages';
import {
  hardPuzzle,
  isRunning,
  presets,
  racers,
  repeatChoices,
  type RaceState,
} from './race-state';
import { pressButton } from '../shared/look/press-button';

export interface SetUp {
  digits: Grid;
  /** Whether the race is on another puzzle than the page's sample, which is on the board. */
  isInstead: boolean;
  state: RaceState;
  /** The reason why the race cannot start. */
  problem: string | undefined;
  /** The page that is open in a box of given height. */
  open: RacePage;
}

export function setUpPanel(
  setUp: SetUp,
  text: RaceMessages,
  common: Messages,
  commands: RaceCommands,
): TemplateResult {
  const { digits, isInstead, state, problem, open } = setUp;
  const running = isRunning(state);
  const filled = cellCount - (digits.match(/\./g)?.length ?? 0);
  const start = () => {
    if (problem === undefined && !running) commands.start();
  };
  return html`
    <section
      class="set-up stacked from-top one-column gap-16"
      part="controls"
      aria-labelledby="race-title"
    >
      <div class="puzzle stacked middle tabular gap-16 ${pageOf('puzzle', open)}">
        ${boardPicture({ grid: digits, givens: digits }, text.setUp.picture)}
        <div>
          <h2 id="race-title">${text.setUp.title}</h2>
          <p class="note">${text.setUp.puzzle(filled, cellCount - filled)}</p>
          ${isInstead ? html`<p class="note">${text.setUp.instead}</p>` : nothing}
          ${
            isInstead && !running
              ? pressButton('quiet', text.setUp.board, commands.takeBoard)
              : nothing
          }
          ${
            digits === hardPuzzle || running
              ? nothing
              : pressButton('quiet', text.setUp.hard, commands.takeHard)
          }
        </div>
      </div>
      ${strategyChoice(setUp, running, text, common, commands)}
      <div class="how ${pageOf('order', open)}">
        ${orderChoice(state, running, text, commands)}
        ${repeatsChoice(state, running, text, commands)}
      </div>
      <div class="start stacked">
        <button
          type="button"
          class="primary"
          aria-disabled=${problem !== undefined || running ? 'true' : 'false'}
          aria-describedby=${problem === undefined ? nothing : 'race-problem'}
          @click=${start}
        >
          ${text.setUp.start}
        </button>
        ${pressButton({ kind: 'secondary', enabled: running }, text.setUp.stopAll, () => {
          commands.stop();
        })}
      </div>
      <p id="race-problem" class="problem danger medium text-15">${problem ?? nothing}</p>
    </section>
  `;
}

function strategyChoice(
  { state: { chosen }, open }: SetUp,
  running: boolean,
  text: RaceMessages,
  common: Messages,
  { dispatch }: RaceCommands,
): TemplateResult {
  return html`
    <fieldset class="strategies ${pageOf('strategies', open)}" ?disabled=${running}>
      <legend>${text.setUp.strategies}</legend>
      <div class="presets flow" role="group" aria-label=${text.setUp.presetsLabel}>
        ${presets.map((preset) =>
          pressButton('quiet', text.setUp.presets[preset], () => {
            dispatch({ type: 'preset', preset });
          }),
        )}
      </div>
      <div class="names stacked">
        ${racers.map(
          (strategy) =>
            html`<label class="option stacked middle gap-10 text-15"
              ><input
                type="checkbox"
                .checked=${chosen.includes(strategy)}
                @change=${() => {
                  dispatch({ type: 'toggle', strategy });
                }}
              />${strategyName(strategy, common)}</label
            >`,
        )}
      </div>
    </fieldset>
  `;
}

function orderChoice(
  { order: chosen }: RaceState,
  running: boolean,
  text: RaceMessages,
  { dispatch }: RaceCommands,
): TemplateResult {
  return html`
    <fieldset class="order" ?disabled=${running}>
      <legend>${text.setUp.order}</legend>
      ${orders.map((order) => {
        const { title, note } = text.setUp.orders[order];
        return html`<label class="option stacked middle gap-10 text-15"
          ><input
            type="radio"
            name="order"
            .checked=${order === chosen}
            @change=${() => {
              dispatch({ type: 'order', order });
            }}
          /><span>${title}<br /><span class="note text-13">${note}</span></span></label
        >`;
      })}
    </fieldset>
  `;
}

function repeatsChoice(
  { repeats }: RaceState,
  running: boolean,
  text: RaceMessages,
  { dispatch }: RaceCommands,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) {
      dispatch({ type: 'repeats', repeats: Number(target.value) });
    }
  };
  return html`
    <div class="strategy">
      <label for="repeats">${text.setUp.repeats}</label>
      <div class="select">
        <select id="repeats" ?disabled=${running} @change=${onChange}>
          ${repeatChoices.map(
            (count) =>
              html`<option value=${count} ?selected=${count === repeats}>
                ${text.setUp.runs(count)}
              </option>`,
          )}
        </select>
      </div>
    </div>
  `;
}

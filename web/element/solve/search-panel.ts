// Choosing a strategy, and starting, halting and ending its search.
import { html, type TemplateResult } from 'lit';
import { strategies, strategyNameOf, type StrategyName } from '../../core/strategy';
import type { Messages } from '../shared/words/words';
import type { State } from '../shared/state/state';

export interface SearchCommands {
  choose: (strategy: StrategyName) => void;
  solve: () => void;
  stop: () => void;
  pause: () => void;
  resume: () => void;
}

/** The first of those that come from no write-up. */
const firstBeyond: StrategyName = 'house-masks';
const split = strategies.findIndex(({ name }) => name === firstBeyond);

export function strategyField(
  { strategy }: Pick<State, 'strategy'>,
  text: Messages,
  { choose }: Pick<SearchCommands, 'choose'>,
  offers: (name: StrategyName) => boolean = () => true,
): TemplateResult {
  const option = ({ name }: { name: StrategyName }) =>
    html`<option value=${name} .selected=${name === strategy}>${name}</option>`;
  const isOffered = ({ name }: { name: StrategyName }) => offers(name);
  const writeUps = strategies.slice(0, split).filter(isOffered);
  const beyond = strategies.slice(split).filter(isOffered);
  const onChange = ({ target }: Event) => {
    const name = target instanceof HTMLSelectElement ? strategyNameOf(target.value) : undefined;
    if (name) choose(name);
  };
  return html`
    <div class="strategy">
      <label for="strategy">${text.search.strategy}</label>
      <div class="select">
        <select id="strategy" aria-describedby="strategy-note" @change=${onChange}>
          <optgroup label=${text.search.fromWriteUps}>${writeUps.map(option)}</optgroup>
          <optgroup label=${text.search.beyond}>${beyond.map(option)}</optgroup>
        </select>
      </div>
      <p id="strategy-note" class="note">${text.strategies[strategy]}</p>
    </div>
  `;
}

/** All three buttons stay in place: what cannot be done now is dimmed, and nothing jumps. */
export function searchButtons(
  { search }: State,
  text: Messages,
  { solve, stop, pause, resume }: SearchCommands,
): TemplateResult {
  const runs = search.kind === 'running';
  const isPaused = runs && search.paused;
  const button = (kind: string, label: string, enabled: boolean, onClick: () => void) =>
    html`<button
      type="button"
      class=${kind}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) onClick();
      }}
    >
      ${label}
    </button>`;
  return html`
    <div class="search">
      ${button('primary', text.search.solve, !runs, solve)}
      ${button(
        'secondary',
        isPaused ? text.search.resume : text.search.pause,
        runs,
        isPaused ? resume : pause,
      )}
      ${button('secondary', text.search.stop, runs, stop)}
    </div>
  `;
}

// Choosing a strategy, in solve mode and where a search is watched.
import { html, type TemplateResult } from 'lit';
import { strategies, strategyNameOf, type StrategyName } from '../../core/strategy';
import type { Messages } from './words/words';

/** The first of those that come from no write-up. */
const firstBeyond: StrategyName = 'house-masks';
const split = strategies.findIndex(({ name }) => name === firstBeyond);

export function strategyField(
  { strategy }: { strategy: StrategyName },
  text: Messages,
  { choose }: { choose: (strategy: StrategyName) => void },
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

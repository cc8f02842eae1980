// The choice of a strategy, in solve mode and where a search is watched.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import {
  strategies,
  strategyNameOf,
  type Strategy,
  type StrategyName,
} from '../../../core/strategy';
import { strategyTitle } from '../words/strategy-title';
import type { Messages } from '../../../languages/en/element';
import { loadNotes, strategyNote } from './strategy-note-slot';

export function strategyField(
  { strategy, language }: { strategy: StrategyName; language: Language },
  text: Messages,
  { choose }: { choose: (strategy: StrategyName) => void },
  offers: (name: StrategyName) => boolean = () => true,
): TemplateResult {
  const option = ({ name }: Strategy) =>
    html`<option value=${name} .selected=${name === strategy}>
      ${strategyTitle(name, text)}
    </option>`;
  const optionsFrom = (source: Strategy['from']) =>
    strategies.filter(({ name, from }) => from === source && offers(name)).map(option);
  const onChange = ({ target }: Event) => {
    const name = target instanceof HTMLSelectElement ? strategyNameOf(target.value) : undefined;
    if (name) choose(name);
  };
  return html`
    <div class="strategy" @focusin=${loadNotes} @pointerenter=${loadNotes}>
      <label for="strategy">${text.search.strategy}</label>
      <div class="select">
        <select id="strategy" aria-describedby="strategy-note" @change=${onChange}>
          <optgroup label=${text.search.fromWriteUps}>${optionsFrom('write-up')}</optgroup>
          <optgroup label=${text.search.beyond}>${optionsFrom('beyond')}</optgroup>
        </select>
      </div>
      <p id="strategy-note" class="note">${strategyNote(strategy, language)}</p>
    </div>
  `;
}

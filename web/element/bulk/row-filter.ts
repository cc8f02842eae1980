// Radio buttons that choose the rows to be shown and saved, each with its number of rows. All of them are one group.
import { html, type TemplateResult } from 'lit';
import type { BulkChoice } from '../../client/bulk/bulk-rows';
import type { BulkMessages } from '../../languages/en/bulk';

export function rowFilter<Choice extends BulkChoice & string>(
  choices: readonly Choice[],
  names: Readonly<Record<Choice, string>>,
  countOf: (choice: Choice) => number,
  chosen: BulkChoice,
  text: BulkMessages,
  choose: (choice: Choice) => void,
): TemplateResult {
  return html`<fieldset class="filter stacked">
    <legend>${text.filter}</legend>
    ${choices.map(
      (each) =>
        html`<label class="paper stacked middle touchable ${each}">
          <input
            type="radio"
            name="filter"
            value=${each}
            .checked=${each === chosen}
            @change=${() => {
              choose(each);
            }}
          /><span>${names[each]}</span>
          <b class="tabular">${text.number(countOf(each))}</b>
        </label>`,
    )}
  </fieldset>`;
}

// Fields with their labels: on or off, one of a few values, and a whole number within bounds.
import { html, nothing, type TemplateResult } from 'lit';

/** A check box with its label behind it; `kind`: the classes of the label. */
export const checkField = (
  kind: string,
  label: unknown,
  checked: boolean,
  choose: (checked: boolean) => void,
): TemplateResult =>
  html`<label class=${kind}>
    <input
      type="checkbox"
      .checked=${checked}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) choose(target.checked);
      }}
    />
    <span>${label}</span>
  </label>`;

interface ChoiceField<Value> {
  id: string;
  label: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  choose: (value: Value) => void;
  disabled?: boolean;
}

export function choiceField<Value extends string | number>({
  id,
  label,
  values,
  chosen,
  nameOf,
  choose,
  disabled = false,
}: ChoiceField<Value>): TemplateResult {
  return html`<div class="choice">
    <label for=${id}>${label}</label>
    <div class="select">
      <select
        id=${id}
        ?disabled=${disabled}
        @change=${({ target }: Event) => {
          if (!(target instanceof HTMLSelectElement)) return;
          const wanted = values.find((value) => String(value) === target.value);
          if (wanted !== undefined) choose(wanted);
        }}
      >
        ${values.map(
          (value) =>
            html`<option value=${value} .selected=${value === chosen}>${nameOf(value)}</option>`,
        )}
      </select>
    </div>
  </div>`;
}

interface WholeNumberField {
  id: string;
  label: string;
  least: number;
  most: number;
  value: number;
  choose: (value: number) => void;
  note?: string;
}

/** A typed number outside of the bounds is set back. */
export function wholeNumberField({
  id,
  label,
  least,
  most,
  value,
  choose,
  note,
}: WholeNumberField): TemplateResult {
  const noteId = `${id}-note`;
  return html`<div class="choice">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="number"
      min=${least}
      max=${most}
      inputmode="numeric"
      aria-describedby=${note === undefined ? nothing : noteId}
      .value=${String(value)}
      @change=${({ target }: Event) => {
        if (!(target instanceof HTMLInputElement)) return;
        const wanted = Math.trunc(Number(target.value));
        if (wanted >= least && wanted <= most) choose(wanted);
        else target.value = String(value);
      }}
    />
    ${note === undefined ? nothing : html`<p id=${noteId} class="note">${note}</p>`}
  </div>`;
}

// The tab about stops: where the film is to stand still, and the ways on and back to there.
import { html, nothing, type TemplateResult } from 'lit';
import type { WatchCommands } from '../controls/watch-commands';
import type { WatchModel } from '../state/watch-model';
import { canGoOn } from '../state/watch-selectors';
import { deepest, highestLine, stopKinds, type Stop } from './stop';
import type { StopMessages } from '../../../languages/en/stops';

export function stopsPanel(
  model: WatchModel,
  text: StopMessages,
  { setStop, goToStop }: WatchCommands,
): TemplateResult {
  const { stop, recording, shown } = model;
  // The programs that are compiled into the page do not say the line of a step.
  const kinds = stopKinds.filter((each) => each !== 'line' || recording !== undefined);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event;
    const isBack = submitter instanceof HTMLButtonElement && submitter.value === 'previous';
    goToStop(isBack ? 'previous' : 'next');
  };
  const isBack = (shown?.position ?? 0) > 0;
  return html`<form class="stops flow middle" @submit=${onSubmit}>
    <p class="note">${text.note}</p>
    ${choice(
      'stop-when',
      text.when,
      kinds.map((each) => [each, text.kind[each]]),
      kinds.includes(stop.by) ? stop.by : 'placing',
      (value) => {
        const by = kinds.find((each) => each === value);
        if (by) setStop({ by });
      },
    )}
    ${fieldsOf(model, text, setStop)}
    <div class="doing">
      <button type="submit" class="secondary" value="previous" ?disabled=${!isBack}>
        ${text.previous}
      </button>
      <button type="submit" class="secondary" value="next" ?disabled=${!canGoOn(model)}>
        ${text.next}
      </button>
    </div>
  </form>`;
}

function fieldsOf(
  { stop, selected }: WatchModel,
  text: StopMessages,
  setStop: (change: Partial<Stop>) => void,
): TemplateResult | typeof nothing {
  switch (stop.by) {
    case 'placing':
      return html`<p>${text.cell(selected)}</p>
        ${choice(
          'stop-digit',
          text.digit,
          [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [String(digit), String(digit)]),
          String(stop.digit),
          (value) => {
            setStop({ digit: Number(value) });
          },
        )}`;
    case 'line':
      return numberField('stop-line', text.line, stop.line, 1, highestLine, (line) => {
        setStop({ line });
      });
    case 'depth':
      return numberField('stop-depth', text.depth, stop.depth, 0, deepest, (depth) => {
        setStop({ depth });
      });
    case 'dead-end':
      return nothing;
  }
}

function choice(
  id: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <span class="select"
      ><select id=${id} @change=${onChange}>
        ${options.map(
          ([value, words]) =>
            html`<option value=${value} .selected=${value === chosen}>${words}</option>`,
        )}
      </select></span
    >
  </div>`;
}

/** The browser itself tells of a number outside the span. */
function numberField(
  id: string,
  label: string,
  value: number,
  least: number,
  most: number,
  set: (value: number) => void,
): TemplateResult {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.validity.valid) set(target.valueAsNumber);
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="number"
      inputmode="numeric"
      required
      min=${least}
      max=${most}
      .value=${String(value)}
      @input=${onInput}
    />
  </div>`;
}

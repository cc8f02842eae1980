// The help sheet: every key of watch mode.
import { html, type TemplateResult } from 'lit';
import type { WatchMessages } from './words';
import { keyTable } from './state/keys';

export function helpSheet(text: WatchMessages): TemplateResult {
  const close = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement) currentTarget.closest('dialog')?.close();
  };
  /** A click beside the sheet closes it. */
  const onClick = ({ target, currentTarget }: Event) => {
    if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
  };
  return html`
    <dialog class="key-sheet" aria-labelledby="help-title" @click=${onClick}>
      <div class="sheet">
        <header>
          <h2 id="help-title">${text.help.title}</h2>
          <button type="button" class="secondary" @click=${close}>${text.help.close}</button>
        </header>
        <p class="note">${text.help.note}</p>
        <dl>
          ${keyTable.map(
            ({ act, keys }) =>
              html`<div>
                <dt>${text.acts[act]}</dt>
                <dd>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dd>
              </div>`,
          )}
        </dl>
      </div>
    </dialog>
  `;
}

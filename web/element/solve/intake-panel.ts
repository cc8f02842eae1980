// Bringing a puzzle: paste, open a file, or type it as text.
import { html, nothing, type TemplateResult } from 'lit';
import type { Slot } from '../contract/extra';
import { fileChoice } from '../shared/file-choice';
import type { Messages } from '../../languages/en/element';
import { pressButton } from '../shared/look/press-button';

export interface IntakeCommands {
  paste: () => void;
  open: (file: File) => void;
  load: (text: string) => void;
  type: () => void;
}

export function intakePanel(
  look: string,
  text: Messages['intake'],
  /** The error of a text or file that was brought here, and the offer beside it. */
  wrong: readonly [error: string, offer: Slot] | undefined,
  { paste, open, load, type }: IntakeCommands,
  moreWays: readonly Slot[],
): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field =
      event.target instanceof HTMLFormElement ? event.target.querySelector('textarea') : null;
    if (field) load(field.value);
  };
  return html`
    <section class="intake ${look}" aria-labelledby="intake-title">
      <h2 id="intake-title">${text.label}</h2>
      <div class="ways">
        ${pressButton('secondary', text.paste, paste)}
        ${fileChoice({
          label: text.openFile,
          look: 'secondary',
          name: text.openFile,
          accept: '.txt,.sdk,.sdm,.trace,text/plain',
          open,
        })}
        ${pressButton('secondary', text.type, type)} ${moreWays}
      </div>
      ${wrong ? [html`<p class="error" role="alert">${wrong[0]}</p>`, wrong[1]] : nothing}
      <p class="note">${text.hint}</p>
      <details>
        <summary>${text.text}</summary>
        <form @submit=${onSubmit}>
          <textarea
            id="puzzle-text"
            aria-label=${text.text}
            rows="9"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
          ></textarea>
          <button type="submit" class="secondary">${text.putOnBoard}</button>
        </form>
      </details>
    </section>
  `;
}

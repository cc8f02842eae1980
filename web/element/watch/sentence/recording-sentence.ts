// The texts of watch mode about a recording: how far it is read, what is wrong with it, which one is shown.
import { html, nothing, type TemplateResult } from 'lit';
import type { WatchCommands } from '../controls/watch-commands';
import type { WatchModel } from '../state/watch-model';
import type { WatchMessages } from '../../../languages/en/watch';
import { pressButton } from '../../shared/look/press-button';

/** The view of the recording that was brought last, above the sentence of the board. */
export function openingView(
  { opening }: WatchModel,
  text: WatchMessages,
  { stopReading }: WatchCommands,
): TemplateResult | typeof nothing {
  if (!opening) return nothing;
  const { recording } = text;
  switch (opening.kind) {
    case 'fetching':
      return html`<p class="sentence" role="status">
        ${recording.fetching(opening.bytes)} ${pressButton('quiet', recording.stop, stopReading)}
      </p>`;
    case 'reading': {
      const { bytes, size, steps } = opening;
      return html`<p class="sentence" role="status">
        ${recording.reading(size === 0 ? 0 : Math.floor((bytes / size) * 100), steps)}
        ${pressButton('quiet', recording.stop, stopReading)}
      </p>`;
    }
    case 'refused':
    case 'failed':
    case 'no-address':
    case 'not-served':
    case 'not-fetched':
    case 'too-large':
      return html`<div>
        <p class="sentence dead-end" role="alert">${recording.trouble(opening)}</p>
        ${pressButton('quiet', recording.dismiss, stopReading)}
      </div>`;
  }
}

/** In the place of the strategy, while a recording is shown. */
export const recordingField = (
  name: string,
  { recording }: WatchMessages,
  { reopen }: WatchCommands,
): TemplateResult => html`
  <div class="strategy">
    <p>${recording.of(name)}</p>
    ${pressButton('quiet', recording.leave, reopen)}
  </div>
`;

/** Where in the program the step was taken, where the recording says so. */
export function placeInProgram(
  { shown }: WatchModel,
  { recording }: WatchMessages,
): TemplateResult | typeof nothing {
  const { line, call } = shown?.step ?? {};
  if (line === undefined && call === undefined) return nothing;
  return html`<p class="note">${recording.place(line, call)}</p>`;
}

// Presenting: the board and the program alone, above everything else of the page and large enough to be read from afar.
import { html, type TemplateResult } from 'lit';
import type { WatchMessages } from '../../languages/en/watch';
import type { WatchCommands } from './controls/watch-commands';
import { watchIcons } from './controls/watch-icons';

interface Presented {
  board: unknown;
  /** The sentence on the step, or the question before it. */
  told: unknown;
  source: unknown;
  /** The buttons that move the search. */
  transport: TemplateResult;
}

export const presented = (
  { board, told, source, transport }: Presented,
  text: WatchMessages,
  { act }: WatchCommands,
): TemplateResult => html`
  <div
    class="watch presenting"
    popover="manual"
    tabindex="-1"
    role="region"
    aria-label=${text.acts.present}
  >
    <div class="stage">${board}</div>
    <div class="presented strip shrinks">${source}</div>
    <div class="told">${told}</div>
    <div class="deck">
      ${transport}
      <button
        type="button"
        class="quiet"
        aria-label=${text.endPresenting}
        title="${text.endPresenting} (Esc)"
        @click=${() => {
          act('present');
        }}
      >
        ${watchIcons.endPresenting}<span>${text.endPresenting}</span>
      </button>
    </div>
  </div>
`;

/** Once it is drawn it is shown above the page, and has the focus for its keys. */
export function showOnTop(root: ParentNode): void {
  const shown = root.querySelector<HTMLElement>('.presenting:not(:popover-open)');
  shown?.showPopover();
  shown?.focus();
}

// The questions as an extra: a slot beside the board, whose content is loaded after the board.
import { html, type TemplateResult } from 'lit';
import { noNotes } from '../../core/notes';
import { takesPuzzles, type Extra, type ExtraHost } from '../contract/extra';
import type { QuestionsInput } from './questions-input';
import { slotStyles } from './questions-slot-styles';
import { slotMessagesIn } from '../../languages/en/questions-slot';
import { pressButton } from '../shared/look/press-button';

const isLoaded = () => customElements.get('retrace-questions-view') !== undefined;

export const questionsExtra: Extra = {
  styles: [slotStyles],
  attach: (host) => ({
    start: () => {
      // If the content cannot be fetched now, the button is there to try again.
      if (takesPuzzles(host)) load(host).catch(() => undefined);
    },
    underResult: () => slot(host),
  }),
};

const load = async (host: ExtraHost): Promise<void> => {
  await import('./questions-view');
  host.requestUpdate();
};

function slot(host: ExtraHost): TemplateResult {
  const text = slotMessagesIn(host.language);
  const onOpen = () => {
    load(host).catch(host.tellNotLoaded);
  };
  return html`<section class="questions" aria-labelledby="questions-title">
    <h2 id="questions-title">${text.title}</h2>
    ${
      isLoaded()
        ? html`<retrace-questions-view .input=${inputOf(host)}></retrace-questions-view>`
        : pressButton('secondary', text.open, onOpen)
    }
  </section>`;
}

function inputOf({ language, readonly, positions, earlier, dispatch }: ExtraHost): QuestionsInput {
  const { givens, digits, notes = noNotes } = positions.present;
  return {
    givens,
    digits,
    notes,
    earlier: earlier.filter((grid) => grid !== givens),
    language,
    readonly,
    give: (puzzle) => {
      dispatch({ type: 'fix-givens', puzzle });
    },
    enter: (entries) => {
      dispatch({ type: 'fill', digits: entries });
    },
    writeNotes: (written) => {
      dispatch({ type: 'write-notes', notes: written });
    },
  };
}

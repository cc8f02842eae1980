// The questions as an extra: a place below the result, whose content is loaded when it is first opened.
import { html, type TemplateResult } from 'lit';
import { noNotes } from '../../core/notes';
import type { Extra, ExtraHost } from '../contract';
import type { DeskInput } from './input';
import { slotStyles } from './slot-styles';
import { slotMessagesIn } from './slot-words-in';

export const questionsExtra: Extra = {
  styles: [slotStyles],
  attach: (host) => ({ underResult: () => place(host) }),
};

function place(host: ExtraHost): TemplateResult {
  const { language } = host;
  const onToggle = () => {
    import('./questions-view').catch(host.tellNotLoaded);
  };
  return html`<details class="desk" @toggle=${onToggle}>
    <summary>${slotMessagesIn(language).title}</summary>
    <retrace-desk-view .input=${inputOf(host)}></retrace-desk-view>
  </details>`;
}

function inputOf({ language, readonly, positions, load, dispatch }: ExtraHost): DeskInput {
  const { givens, digits, notes = noNotes } = positions.present;
  const earlier = [...new Set(positions.past.map((position) => position.givens))].filter(
    (grid) => grid !== givens && /[1-9]/.test(grid),
  );
  return {
    givens,
    digits,
    notes,
    earlier,
    language,
    readonly,
    load,
    enter: (entries) => {
      dispatch({ type: 'fill', digits: entries });
    },
    writeNotes: (written) => {
      dispatch({ type: 'write-notes', notes: written });
    },
  };
}

// What is offered right now: to go back before a mistake, to make what was typed the puzzle.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { ExtraHost } from '../contract';
import type { Referee } from './referee-commands';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

export function offers(
  host: ExtraHost,
  t: PlayMessages,
  { finding }: Referee,
): TemplateResult | typeof nothing {
  const { dispatch, setting, positions } = host;
  const { givens, digits } = positions.present;
  const button = (label: string, onClick: () => void) =>
    html`<button
      type="button"
      class="secondary"
      @click=${() => {
        onClick();
        host.focusBoard(); // for the button goes
      }}
    >
      ${label}
    </button>`;
  if (setting) {
    return offer(
      t.setting,
      button(t.settingDone, () => {
        dispatch({ type: 'setting' });
      }),
    );
  }
  if (givens === emptyGrid && digits !== emptyGrid) {
    return offer(
      t.typed,
      button(t.useAsGivens, () => {
        dispatch({ type: 'fix-givens' });
        const count = digits.replaceAll('.', '').length;
        host.say({ isError: false, text: (language) => playMessagesIn(language).fixed(count) });
      }),
    );
  }
  const undos = finding?.undos;
  if (undos === undefined) return nothing;
  return offer(
    '',
    button(t.goBack, () => {
      dispatch({ type: 'go-back', undos });
    }),
  );
}

const offer = (why: string, ways: TemplateResult): TemplateResult =>
  html`<div class="offers">${ways} ${why ? html`<p class="note">${why}</p>` : nothing}</div>`;

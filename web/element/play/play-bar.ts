// What helps a person who solves: notes, a check, where it went wrong, a hand on the givens.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { ExtraHost } from '../contract';
import { moveInToolbar, keepFocus } from '../shared/board/toolbar';
import type { Referee } from './referee-commands';
import type { PlayMessages } from './words';

export function playBar(
  { noting, setting, positions, dispatch }: ExtraHost,
  t: PlayMessages,
  { check, findMistake }: Referee,
): TemplateResult {
  const { givens, digits } = positions.present;
  const hasEntries = digits !== givens;
  const button = (label: string, onClick: () => void, options: { on?: boolean; off?: boolean }) =>
    html`<button
      type="button"
      class="quiet"
      tabindex=${label === t.notes ? 0 : -1}
      aria-pressed=${options.on === undefined ? nothing : String(options.on)}
      aria-disabled=${options.off ? 'true' : 'false'}
      @click=${() => {
        if (!options.off) onClick();
      }}
    >
      ${label}
    </button>`;
  return html`
    <div
      class="help"
      role="toolbar"
      aria-label=${t.label}
      @keydown=${moveInToolbar}
      @mousedown=${keepFocus}
    >
      ${button(
        t.notes,
        () => {
          dispatch({ type: 'noting' });
        },
        { on: noting },
      )}
      ${button(
        t.autoNotes,
        () => {
          dispatch({ type: 'write-notes' });
        },
        { off: !digits.includes('.') },
      )}
      ${button(t.check, check, {})} ${button(t.whereWrong, findMistake, { off: !hasEntries })}
      ${button(
        t.editGivens,
        () => {
          dispatch({ type: 'setting' });
        },
        { on: setting, off: !setting && givens === emptyGrid },
      )}
    </div>
  `;
}

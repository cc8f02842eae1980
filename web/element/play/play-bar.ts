// What helps a person who solves: notes, a check, the way back to before a mistake, a timer.
import { html, nothing, type TemplateResult } from 'lit';
import type { ExtraHost } from '../contract';
import { moveInToolbar, keepFocus } from '../shared/board/toolbar';
import type { PlayMessages } from './words';

export interface Referee {
  /** Whether the entries are right so far. */
  check: () => void;
  /** The entry after which no solution was left. */
  findMistake: () => void;
  /** How many undos lead before the mistake that is said now. */
  readonly undos: number | undefined;
}

export function playBar(
  { noting, positions, dispatch }: Pick<ExtraHost, 'noting' | 'positions' | 'dispatch'>,
  t: PlayMessages,
  { check, findMistake, undos }: Referee,
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
    ${
      undos !== undefined
        ? html`<button
            type="button"
            class="secondary go-back"
            @click=${() => {
              dispatch({ type: 'go-back', undos });
            }}
          >
            ${t.goBack}
          </button>`
        : nothing
    }
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
    </div>
  `;
}

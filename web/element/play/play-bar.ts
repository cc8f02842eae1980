// Helps for a person who solves: how digits are written, a check, where it went wrong, a hand on the givens.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { Writing } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { moveInToolbar, keepFocus } from '../shared/board/toolbar';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import type { PlayMessages } from './words';

const writings: readonly Writing[] = ['digit', 'corner', 'centre', 'colour'];

interface Options {
  /** Whether a button that stays pressed is on. */
  on?: boolean;
  off?: boolean;
  isFirst?: boolean;
}

const button = (label: string, onClick: () => void, { on, off, isFirst }: Options = {}) =>
  html`<button
    type="button"
    class="quiet"
    tabindex=${isFirst ? 0 : -1}
    aria-pressed=${on === undefined ? nothing : String(on)}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => {
      if (!off) onClick();
    }}
  >
    ${label}
  </button>`;

const toolbar = (name: string, label: string, buttons: readonly TemplateResult[]) =>
  html`<div
    class=${name}
    role="toolbar"
    aria-label=${label}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${buttons}
  </div>`;

export function playBar(
  { writing, setting, positions, dispatch }: ExtraHost,
  t: PlayMessages,
  { check, findMistake }: Referee,
  settings: Settings,
  hint: () => void,
): TemplateResult {
  const { givens, digits } = positions.present;
  const ways = writings.map((each) =>
    button(
      t.writings[each],
      () => {
        if (writing !== each) dispatch({ type: 'write-as', writing: each });
      },
      { on: writing === each, isFirst: each === 'digit' },
    ),
  );
  const several = button(
    t.several,
    () => {
      settings.chooseSeveral(!settings.several);
    },
    { on: settings.several },
  );
  return html`
    ${toolbar('writings', t.writing, ways)}
    ${toolbar('help', t.label, [
      button(t.hint, hint, { isFirst: true, off: setting || digits === emptyGrid }),
      several,
      button(
        t.autoNotes,
        () => {
          dispatch({ type: 'write-notes' });
        },
        { off: !digits.includes('.') },
      ),
      button(t.check, check),
      button(t.whereWrong, findMistake, { off: digits === givens }),
      button(
        t.editGivens,
        () => {
          dispatch({ type: 'setting' });
        },
        { on: setting, off: !setting && givens === emptyGrid },
      ),
    ])}
    ${settings.panel(t)}
  `;
}

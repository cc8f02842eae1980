// Helps for a person who solves: how digits are written, a check, where it went wrong, a hand on the givens.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { BoardPosition, Writing } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { moveInToolbar, keepFocus } from '../shared/board/toolbar';
import { icons } from '../shared/look/icons';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import { cellsWith, withNakedSingles } from './singles';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

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

/** In the row of undo and redo, with a picture over its name. */
const tool = (label: string, icon: TemplateResult, onClick: () => void, off = false) =>
  html`<button
    type="button"
    class="quiet"
    tabindex="-1"
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => {
      if (!off) onClick();
    }}
  >
    ${icon}<span>${label}</span>
  </button>`;

export const hintButton = (
  { setting, positions }: ExtraHost,
  t: PlayMessages,
  hint: () => void,
): TemplateResult =>
  tool(t.hint, icons.hint, hint, setting || positions.present.digits === emptyGrid);

export const checkButton = (t: PlayMessages, { check }: Referee): TemplateResult =>
  tool(t.check, icons.check, check);

/** How digits are written, right over the keys that write them. */
export function writingBar({ writing, dispatch }: ExtraHost, t: PlayMessages): TemplateResult {
  const ways = writings.map((each) =>
    button(
      t.writings[each],
      () => {
        if (writing !== each) dispatch({ type: 'write-as', writing: each });
      },
      { on: writing === each, isFirst: each === 'digit' },
    ),
  );
  return toolbar('writings', t.writing, ways);
}

/** Chooses the blanks that have a candidate: to look at them, or to colour them. */
const filter = (
  position: BoardPosition,
  dispatch: ExtraHost['dispatch'],
  t: PlayMessages,
): TemplateResult =>
  html`<details class="filter">
    <summary>${t.filter}</summary>
    ${toolbar(
      'digits',
      t.filter,
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
        const [first, ...others] = cellsWith(position, digit);
        return button(
          String(digit),
          () => {
            if (first !== undefined) dispatch({ type: 'pick', cell: first, also: others });
          },
          { isFirst: digit === 1, off: first === undefined },
        );
      }),
    )}
  </details>`;

const sayNoSingle = (language: Language) => playMessagesIn(language).noSingle;

export function helpBar(
  { setting, positions, dispatch, say, reveal, stage }: ExtraHost,
  t: PlayMessages,
  { findMistake }: Referee,
  settings: Settings,
  share: () => void,
): TemplateResult {
  const { givens, digits } = positions.present;
  const several = button(
    t.several,
    () => {
      settings.chooseSeveral(!settings.several);
    },
    { on: settings.several },
  );
  return html`
    ${toolbar('help', t.label, [
      button(
        t.autoNotes,
        () => {
          dispatch({ type: 'write-notes' });
        },
        { off: !digits.includes('.'), isFirst: true },
      ),
      button(
        t.singles,
        () => {
          const filled = withNakedSingles(positions.present);
          if (filled === digits) say({ isError: false, text: sayNoSingle });
          else dispatch({ type: 'fill', digits: filled });
        },
        { off: !digits.includes('.') },
      ),
      several,
      button(
        t.whereWrong,
        () => {
          // On a phone the board may be out of sight by now.
          reveal();
          findMistake();
        },
        { off: digits === givens },
      ),
      button(t.explain, () => {
        stage.mode = 'explain';
      }),
      button(t.share, share, { off: digits === emptyGrid }),
      button(
        t.editGivens,
        () => {
          dispatch({ type: 'setting' });
        },
        { on: setting, off: !setting && givens === emptyGrid },
      ),
    ])}
    ${filter(positions.present, dispatch, t)} ${settings.panel(t)}
  `;
}

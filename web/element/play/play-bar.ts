// Helps for a person who solves: how digits are written, a check, where it went wrong, a hand on the givens.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { BoardPosition, Writing } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import { moveInToolbar, keepFocus } from '../shared/board/toolbar';
import { icons } from '../shared/look/icons';
import { row } from '../shared/look/rows';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import { cellsWith, withNakedSingles } from './singles';
import { messagesIn } from '../../languages/en/element';
import { type PlayMessages, playMessagesIn } from '../../languages/en/play';

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

export const checkButton = (t: PlayMessages, { check }: Pick<Referee, 'check'>): TemplateResult =>
  tool(t.check, icons.check, check);

/** How digits are written, right over the keys that write them; `held`: while a key is down that stands for another way. */
export function writingBar(
  { writing, dispatch }: ExtraHost,
  t: PlayMessages,
  held: Writing | undefined,
): TemplateResult {
  const ways = writings.map((each) =>
    button(
      t.writings[each],
      () => {
        if (writing !== each) dispatch({ type: 'write-as', writing: each });
      },
      { on: (held ?? writing) === each, isFirst: each === 'digit' },
    ),
  );
  return toolbar('writings', t.writing, ways);
}

/** Leads to the page of everything that the stage of a small screen has no room for. */
export const moreButton = (
  { panel, dispatch, reveal }: ExtraHost,
  t: PlayMessages,
): TemplateResult =>
  html`<button
    type="button"
    class="quiet unfold"
    tabindex="-1"
    aria-expanded=${String(panel === 'more')}
    @click=${() => {
      dispatch({ type: 'open', panel: 'more' });
      reveal();
    }}
  >
    ${icons.more}<span>${t.more}</span>
  </button>`;

/** Covers the board and stops the clock; the focus goes to the button that uncovers it. */
export const pauseButton = (host: ExtraHost, t: PlayMessages): TemplateResult =>
  html`<button
    type="button"
    class="quiet pause"
    aria-label=${host.isPaused ? t.resume : t.pause}
    @mousedown=${keepFocus}
    @click=${() => {
      host.dispatch({ type: 'cover', on: !host.isPaused });
      void host.drawn().then(() => {
        if (host.isPaused) host.root?.querySelector<HTMLElement>('.cover button')?.focus();
        else host.focusBoard();
      });
    }}
  >
    ${host.isPaused ? icons.play : icons.pause}
  </button>`;

export const coverOf = (host: ExtraHost, t: PlayMessages): TemplateResult =>
  html`<div class="cover">
    <p>${t.paused}</p>
    <button
      type="button"
      class="primary"
      @click=${() => {
        host.dispatch({ type: 'cover', on: false });
        // Until it is drawn, the board takes no focus.
        void host.drawn().then(host.focusBoard);
      }}
    >
      ${icons.play} ${t.resume}
    </button>
  </div>`;

/** Chooses the blanks that have a candidate: to look at them, or to colour them. */
const filter = (
  position: BoardPosition,
  dispatch: ExtraHost['dispatch'],
  t: PlayMessages,
): TemplateResult =>
  html`<div class="filter">
    <span aria-hidden="true">${t.filter}</span>
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
  </div>`;

const sayNoSingle = (language: Language) => playMessagesIn(language).noSingle;

/** The helps for the puzzle on the board: those that a game needs, then a fold with those that are seldom used. */
export function helpBar(
  host: ExtraHost,
  t: PlayMessages,
  { findMistake }: Referee,
  settings: Settings,
  share: () => void,
): TemplateResult {
  const { positions, dispatch, stage } = host;
  const { givens, digits } = positions.present;
  return html`
    <button
      type="button"
      class="secondary unfold back"
      @click=${() => {
        dispatch({ type: 'open', panel: 'keys' });
        host.focusBoard();
      }}
    >
      ${icons.back} ${t.back}
    </button>
    <h2>${t.thisPuzzle}</h2>
    <div class="rows help" role="group" aria-label=${t.label}>
      ${row(
        t.autoNotes,
        () => {
          dispatch({ type: 'write-notes' });
        },
        { icon: icons.notes, off: !digits.includes('.') },
      )}
      ${row(
        t.whereWrong,
        () => {
          dispatch({ type: 'open', panel: 'keys' });
          host.reveal();
          findMistake();
        },
        { icon: icons.wrong, off: digits === givens },
      )}
      ${row(
        t.explain,
        () => {
          stage.mode = 'explain';
        },
        { icon: icons.steps },
      )}
      ${row(t.share, share, { icon: icons.share, off: digits === emptyGrid })}
      <details class="fold">
        <summary>${icons.settings} ${t.menu}</summary>
        ${seldom(host, t, settings)} ${filter(positions.present, dispatch, t)} ${settings.panel(t)}
      </details>
    </div>
  `;
}

function seldom(host: ExtraHost, t: PlayMessages, settings: Settings): TemplateResult {
  const { setting, positions, dispatch, say, language } = host;
  const { givens, digits, notes, answer } = positions.present;
  const { edit } = messagesIn(language);
  return html`<div class="rows seldom">
    ${row(
      t.singles,
      () => {
        const filled = withNakedSingles(positions.present);
        if (filled === digits) say({ isError: false, text: sayNoSingle });
        else dispatch({ type: 'fill', digits: filled });
      },
      { off: !digits.includes('.') },
    )}
    ${row(
      t.several,
      () => {
        settings.chooseSeveral(!settings.several);
      },
      { on: settings.several },
    )}
    ${row(
      t.eraseNotes,
      () => {
        dispatch({ type: 'erase-notes' });
      },
      { off: !notes },
    )}
    ${row(
      t.editGivens,
      () => {
        dispatch({ type: 'setting' });
      },
      { on: setting, off: !setting && givens === emptyGrid },
    )}
    ${row(
      edit.reset,
      () => {
        dispatch({ type: 'reset' });
      },
      { name: edit.resetName, off: digits === givens && !answer && !notes },
    )}
    ${row(
      edit.clear,
      () => {
        dispatch({ type: 'clear' });
      },
      { off: digits === emptyGrid && !answer },
    )}
  </div>`;
}

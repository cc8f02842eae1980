// The controls beside a board with any rules: tools, ways of writing, keys.
import { html, nothing, type TemplateResult } from 'lit';
import type { VariedMessages } from '../../languages/en/varied';
import type { VariedHintMessages } from '../../languages/en/varied-hints';
import { keepFocus, moveInToolbar } from '../shared/board/toolbar';
import { icons } from '../shared/look/icons';
import { pressButton } from '../shared/look/press-button';
import { digitsOf, signOfDigit } from './digit-signs';
import { writings } from './game';
import type { KeptRow } from './kept-list';
import type { VariedPlay } from './varied-play';

/** A board of 25×25 on which backtracking does not end: p19 of Frisch, from Gecode's examples (MIT; see tests/puzzles/SOURCES.md). */
export const largeExample =
  '.N..JG..O7591...8I....L..FG.M.B8...P.E...CJ..H...............G.4.H.D.O.NJA2.....J.EN4.L6MA.B.2......HE..2..DC.....F4KMA.B.9O8M....62...47C19......E5...I2.8M.JGL...ADN..K..3.F7..H3.5..89....I.J.....NL.1B..9.FAP.6.N....537.H..O......1..N...O...LC.68.PGKOA.FNBH.....7.C.....M..645.ECP.I..N.F.J1...MK.79.I.L..8.O..9.P...A...2.1J...621.D.M.....B8LG..P..CH.HP.N7E.L1....3..B..O.G45....BIO....5.C.P...FN48E....FL.....2.DH..17..59O....I.MF..2G.N...A6O.HC.PB.72.1..L...IM.96E.45G.......9...7M..A.O...I...L.....C.JA.........1.....E.48.O.BI.......PHL.6..1....5CG6M...N4FI8...K..H.E......L..4.917....BE.G8F.M.I..8F......5.O3..4...9.....K';

interface Tool {
  label: string;
  icon: TemplateResult;
  onClick: () => unknown;
  isOff?: boolean;
  isPressed?: boolean;
}

/** A row of tools, which is one tab stop. */
export const toolbar = (label: string, all: readonly Tool[]): TemplateResult =>
  html`<div
    class="edit tools"
    part="controls"
    role="toolbar"
    aria-label=${label}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${all.map(
      ({ label: name, icon, onClick, isOff = false, isPressed }, index) =>
        html`<button
          type="button"
          class="quiet"
          tabindex=${index === 0 ? 0 : -1}
          aria-disabled=${isOff ? 'true' : 'false'}
          aria-pressed=${isPressed === undefined ? nothing : String(isPressed)}
          @click=${() => {
            if (!isOff) void onClick();
          }}
        >
          ${icon}<span>${name}</span>
        </button>`,
    )}
  </div>`;

/** `solves`: whether the answer can be asked for. */
export function tools(
  play: VariedPlay,
  text: VariedMessages,
  hints: VariedHintMessages,
  solves: boolean,
): TemplateResult {
  const { past, future } = play.game;
  const { search } = play;
  const tool = (label: string, icon: TemplateResult, onClick: () => unknown, isOff = false) => ({
    label,
    icon,
    onClick,
    isOff,
  });
  const act = (type: 'undo' | 'redo') => () => {
    play.act({ type });
  };
  const stop = () => {
    play.stop();
  };
  const isMore = search.kind === 'hinted' && search.level !== 'step';
  const asking =
    search.kind === 'running'
      ? [tool(text.cancel, icons.close, stop)]
      : [
          tool(isMore ? hints.more : hints.hint, icons.hint, () => play.hint()),
          tool(text.check, icons.check, () => play.check()),
          tool(hints.notes, icons.notes, () => play.note()),
          ...(solves ? [tool(text.solve, icons.play, () => play.solve())] : []),
        ];
  return toolbar(text.edit, [
    tool(text.undo, icons.undo, act('undo'), past.length === 0),
    tool(text.redo, icons.redo, act('redo'), future.length === 0),
    ...asking,
  ]);
}

export function writingsView(
  play: VariedPlay,
  text: VariedMessages,
  takesSeveral: boolean,
  chooseSeveral: () => void,
): TemplateResult {
  return html`<div
    class="writings"
    part="controls"
    role="group"
    aria-label=${text.writing}
    @mousedown=${keepFocus}
  >
    ${writings.map((writing) => {
      const look = { kind: 'quiet', pressed: play.writing === writing };
      return pressButton(look, text.writings[writing], () => {
        play.writeAs(writing);
      });
    })}
    ${pressButton({ kind: 'quiet', pressed: takesSeveral }, text.several, chooseSeveral)}
  </div>`;
}

interface KeypadKey {
  label: string;
  sign: string;
  press: () => void;
  /** So many of the digit are left to place. */
  left?: number;
}

/** A key for each digit, and one that erases. */
export function keysView(
  text: VariedMessages,
  keys: readonly KeypadKey[],
  erase: { label: string; press: () => void },
): TemplateResult {
  return html`<div
    class="keypad ${keys.length > 10 ? 'scroll' : ''}"
    part="controls"
    role="toolbar"
    aria-label=${text.keypad}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${keys.map(
      ({ label, sign, press, left }, index) =>
        html`<button
          type="button"
          class="key ${left === 0 ? 'used-up' : ''}"
          tabindex=${index === 0 ? 0 : -1}
          aria-label=${label}
          aria-description=${left === undefined ? nothing : text.left(left)}
          @click=${press}
        >
          ${sign}${left === undefined ? nothing : html`<small data-left=${left}></small>`}
        </button>`,
    )}
    <button type="button" class="key" tabindex="-1" aria-label=${erase.label} @click=${erase.press}>
      ${icons.erase}
    </button>
  </div>`;
}

export function keypad(play: VariedPlay, text: VariedMessages): TemplateResult {
  const { puzzle, game } = play;
  const { digits } = game.present;
  const places = puzzle.givens.length / puzzle.digits;
  const write = (digit: number) => () => {
    play.write(digit);
  };
  const keys = digitsOf(puzzle).map((digit) => {
    const left = Math.max(0, places - digits.filter((each) => each === digit).length);
    const sign = signOfDigit(puzzle, digit);
    return { label: text.enter(sign), sign, press: write(digit), left };
  });
  return keysView(text, keys, { label: text.erase, press: write(0) });
}

/** Kept things, to go on with or to delete. */
export const keptRowsView = (
  rows: readonly KeptRow[],
  { open, forget }: { open: (id: string) => void; forget: (id: string) => void },
  words: { untitled: (size: number) => string; forget: (title: string) => string },
): TemplateResult =>
  html`<ul class="unlisted">
    ${rows.map(({ id, title, size }) => {
      const name = title === '' ? words.untitled(size) : title;
      return html`<li>
        ${pressButton('quiet', title === '' ? name : `${title} (${size}×${size})`, () => {
          open(id);
        })}
        ${pressButton({ kind: 'quiet', name: words.forget(name) }, icons.erase, () => {
          forget(id);
        })}
      </li>`;
    })}
  </ul>`;

// The controls beside a board with any rules: tools, ways of writing, keys.
import { html, nothing, type TemplateResult } from 'lit';
import type { VariedMessages } from '../../languages/en/varied';
import type { VariedHintMessages } from '../../languages/en/varied-hints';
import { keepFocus, moveInToolbar } from '../shared/board/toolbar';
import { icons } from '../shared/look/icons';
import { digitsOf, signOfDigit } from './digit-signs';
import { writings } from './game';
import type { VariedPlay } from './varied-play';

/** `solves`: whether the answer can be asked for. */
export function tools(
  play: VariedPlay,
  text: VariedMessages,
  hints: VariedHintMessages,
  solves: boolean,
): TemplateResult {
  const { past, future } = play.game;
  const { search } = play;
  const tool = (
    label: string,
    icon: TemplateResult,
    onClick: () => unknown,
    isOff = false,
  ): TemplateResult =>
    html`<button
      type="button"
      class="quiet"
      tabindex=${label === text.undo ? 0 : -1}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${() => {
        if (!isOff) void onClick();
      }}
    >
      ${icon}<span>${label}</span>
    </button>`;
  const undo = () => {
    play.act({ type: 'undo' });
  };
  const redo = () => {
    play.act({ type: 'redo' });
  };
  const asking =
    search.kind === 'running'
      ? [
          tool(text.cancel, icons.close, () => {
            play.stop();
          }),
        ]
      : [
          tool(
            search.kind === 'hinted' && search.level !== 'step' ? hints.more : hints.hint,
            icons.hint,
            () => play.hint(),
          ),
          tool(text.check, icons.check, () => play.check()),
          tool(hints.notes, icons.notes, () => play.note()),
          ...(solves ? [tool(text.solve, icons.play, () => play.solve())] : []),
        ];
  return html`<div
    class="edit tools"
    part="controls"
    role="toolbar"
    aria-label=${text.edit}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${tool(text.undo, icons.undo, undo, past.length === 0)}
    ${tool(text.redo, icons.redo, redo, future.length === 0)} ${asking}
  </div>`;
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
    ${writings.map(
      (writing) =>
        html`<button
          type="button"
          class="quiet"
          aria-pressed=${play.writing === writing ? 'true' : 'false'}
          @click=${() => {
            play.writeAs(writing);
          }}
        >
          ${text.writings[writing]}
        </button>`,
    )}
    <button
      type="button"
      class="quiet"
      aria-pressed=${takesSeveral ? 'true' : 'false'}
      @click=${chooseSeveral}
    >
      ${text.several}
    </button>
  </div>`;
}

export function keypad(play: VariedPlay, text: VariedMessages): TemplateResult {
  const { puzzle, game } = play;
  const { digits } = game.present;
  const places = puzzle.givens.length / puzzle.digits;
  return html`<div
    class="keypad ${puzzle.digits > 9 ? 'scroll' : ''}"
    part="controls"
    role="toolbar"
    aria-label=${text.keypad}
    @keydown=${moveInToolbar}
    @mousedown=${keepFocus}
  >
    ${digitsOf(puzzle).map((digit) => {
      const left = Math.max(0, places - digits.filter((each) => each === digit).length);
      const sign = signOfDigit(puzzle, digit);
      return html`<button
        type="button"
        class="key ${left === 0 ? 'used-up' : ''}"
        tabindex=${digit === 1 ? 0 : -1}
        aria-label=${text.enter(sign)}
        aria-description=${text.left(left)}
        @click=${() => {
          play.write(digit);
        }}
      >
        ${sign}<small data-left=${left}></small>
      </button>`;
    })}
    <button
      type="button"
      class="key"
      tabindex="-1"
      aria-label=${text.erase}
      @click=${() => {
        play.write(0);
      }}
    >
      ${icons.erase}
    </button>
  </div>`;
}

export const button = (label: string, onClick: () => unknown): TemplateResult | typeof nothing =>
  html`<button type="button" class="secondary" @click=${() => void onClick()}>${label}</button>`;

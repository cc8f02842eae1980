// Buttons for digits and for editing, so that no phone needs its keyboard.
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../languages/en/element';
import { heldWriting } from '../state/board-keys';
import type { Action, State } from '../state/solving-state';
import { icons } from '../look/icons';
import { keepFocus, moveInToolbar } from './toolbar';

export type Dispatch = (action: Action) => void;

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function keypad(
  { history, pen, writing }: State,
  text: Messages,
  dispatch: Dispatch,
): TemplateResult {
  const filled = history.present.digits;
  const enter = (digit: number) => (event: MouseEvent) => {
    const held = digit > 0 ? heldWriting(event) : undefined;
    dispatch(held ? { type: 'note', digit, writing: held } : { type: 'press', digit });
  };
  return html`
    <div
      class="keypad"
      role="toolbar"
      aria-label=${text.keypad.label}
      @keydown=${moveInToolbar}
      @mousedown=${keepFocus}
    >
      ${digits.map((digit) => {
        const left = Math.max(0, 10 - filled.split(String(digit)).length);
        return html`<button
          type="button"
          class="key ${writing === 'colour' ? `colour-${digit}` : left === 0 ? 'used-up' : ''}"
          tabindex=${digit === 1 ? 0 : -1}
          aria-label=${writing === 'colour' ? text.keypad.colour(digit) : text.keypad.digit(digit)}
          aria-pressed=${pen === digit ? 'true' : nothing}
          aria-description=${writing === 'colour' ? nothing : text.keypad.left(left)}
          @click=${enter(digit)}
        >
          ${digit}${writing === 'colour' ? nothing : html`<small data-left=${left}></small>`}
        </button>`;
      })}
      <button
        type="button"
        class="key"
        tabindex="-1"
        aria-label=${text.keypad.erase}
        aria-pressed=${pen === 0 ? 'true' : nothing}
        @click=${enter(0)}
      >
        ${icons.erase}
      </button>
    </div>
  `;
}

export type Edit = 'undo' | 'redo' | 'reset' | 'clear';

/** `more`: buttons of extras in the same row. */
export function editBar(
  { history }: State,
  text: Messages,
  dispatch: Dispatch,
  shown: readonly Edit[] = ['undo', 'redo', 'reset', 'clear'],
  more: readonly unknown[] = [],
): TemplateResult {
  const { givens, digits: filled, answer } = history.present;
  const blank = !/[1-9]/.test(filled);
  const disabled: Record<Edit, boolean> = {
    undo: history.past.length === 0,
    redo: history.future.length === 0,
    reset: filled === givens && !answer,
    clear: blank && !answer,
  };
  const action = (type: Edit) =>
    html`<button
      type="button"
      class="quiet"
      tabindex=${type === shown[0] ? 0 : -1}
      aria-label=${type === 'reset' ? text.edit.resetName : text.edit[type]}
      aria-disabled=${disabled[type] ? 'true' : 'false'}
      @click=${() => {
        if (!disabled[type]) dispatch({ type });
      }}
    >
      ${icons[type]}<span>${text.edit[type]}</span>
    </button>`;
  return html`
    <div
      class="edit ${shown[0] ?? ''}"
      role="toolbar"
      aria-label=${text.edit.label}
      @keydown=${moveInToolbar}
      @mousedown=${keepFocus}
    >
      ${shown.map(action)} ${more}
    </div>
  `;
}

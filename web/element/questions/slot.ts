// Where the desk opens: below the result, loaded when it is first opened.
import { html, type TemplateResult } from 'lit';
import { noNotes } from '../../core/notes';
import type { Commands } from '../solve/commands';
import type { Language } from '../../core/language';
import { slotMessagesIn } from './slot-words-in';
import type { State } from '../shared/state/state';
import type { DeskInput } from './input';

export interface DeskSlot {
  state: State;
  language: Language;
  readonly: boolean;
  commands: Pick<Commands, 'dispatch' | 'load'>;
}

export function deskSlot({ state, language, readonly, commands }: DeskSlot): TemplateResult {
  const { givens, digits, notes = noNotes } = state.history.present;
  const earlier = [...new Set(state.history.past.map((position) => position.givens))].filter(
    (grid) => grid !== givens && /[1-9]/.test(grid),
  );
  const input: DeskInput = {
    givens,
    digits,
    notes,
    earlier,
    language,
    readonly,
    load: commands.load,
    enter: (entries) => {
      commands.dispatch({ type: 'fill', digits: entries });
    },
    writeNotes: (written) => {
      commands.dispatch({ type: 'write-notes', notes: written });
    },
  };
  const onToggle = () => {
    import('./questions-view').catch(() => {
      commands.dispatch({
        type: 'tell',
        notice: { kind: 'problem', problem: { kind: 'mode-not-loaded' } },
      });
    });
  };
  return html`<details class="desk" @toggle=${onToggle}>
    <summary>${slotMessagesIn(language).title}</summary>
    <retrace-desk-view .input=${input}></retrace-desk-view>
  </details>`;
}

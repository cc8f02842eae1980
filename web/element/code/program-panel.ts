// Which program is edited, what it is called, and what can be done with it beside running it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { strategyTitle } from '../shared/words/strategy-title';
import { messagesIn } from '../../languages/en/element';
import { programFiles } from './languages';
import type { Notice } from '../../core/code/phase';
import type { Program } from './program-store';
import type { Start } from './starts';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export interface ProgramsView {
  list: readonly Program[];
  chosen: Program | undefined;
  /** The program that was taken away just now. */
  removed: Program | undefined;
  /** The programs of ours in this language for this problem. */
  starts: readonly Start[];
  notice: Notice | undefined;
}

export interface ProgramCommands {
  choose: (id: string) => void;
  rename: (name: string) => void;
  add: () => void;
  remove: () => void;
  restore: () => void;
  open: (file: File) => void;
  save: () => void;
  share: () => void;
  start: (start: Start) => void;
}

export function programPanel(
  { list, chosen, removed, starts, notice }: ProgramsView,
  text: CodeMessages,
  language: Language,
  commands: ProgramCommands,
): TemplateResult {
  const button = (title: string, command: () => void) => pressButton('quiet', title, command);
  return html`
    <div class="programs stacked">
      <div class="select">
        <select
          aria-label=${text.program}
          @change=${({ target }: Event) => {
            if (target instanceof HTMLSelectElement) commands.choose(target.value);
          }}
        >
          ${list.map(
            ({ id, name }) =>
              html`<option value=${id} .selected=${id === chosen?.id}>${name}</option>`,
          )}
        </select>
      </div>
      <input
        type="text"
        maxlength="80"
        aria-label=${text.rename}
        .value=${chosen?.name ?? ''}
        ?disabled=${!chosen}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLInputElement && target.value.trim() !== '') {
            commands.rename(target.value.trim());
          }
        }}
      />
      <div class="select start-from">
        <select
          aria-label=${text.start}
          @change=${({ target }: Event) => {
            if (!(target instanceof HTMLSelectElement)) return;
            const start = starts.find(({ name }) => name === target.value);
            target.value = '';
            if (start) commands.start(start);
          }}
        >
          <option value="" selected>${text.start}</option>
          ${starts.map(
            (start) =>
              html`<option value=${start.name}>
                ${
                  start.problem
                    ? text.ownPrograms[start.name]
                    : strategyTitle(start.name, messagesIn(language))
                }
              </option>`,
          )}
        </select>
      </div>
    </div>
    <div class="acts">
      ${button(text.add, commands.add)}
      <label class="quiet as-button touchable"
        >${text.import}<input
          class="unseen"
          type="file"
          accept=${programFiles}
          @change=${({ target }: Event) => {
            if (!(target instanceof HTMLInputElement)) return;
            const [file] = target.files ?? [];
            target.value = '';
            if (file) commands.open(file);
          }}
      /></label>
      ${
        chosen
          ? [
              button(text.export, commands.save),
              button(text.share, commands.share),
              button(text.remove, commands.remove),
            ]
          : nothing
      }
      ${removed ? button(text.restore, commands.restore) : nothing}
    </div>
    <p class="notice text-15" role="status">${notice ? text.notice(notice) : nothing}</p>
  `;
}

// The fields for the source of the puzzles and for the limit of solutions.
import { html, type TemplateResult } from 'lit';
import type { BulkMessages } from '../../languages/en/bulk';
import { coresOf } from '../../client/bulk/bulk-run';
import type { BulkSettings } from './bulk-store';
import { choiceField } from '../shared/labelled-fields';
import { fileChoice } from '../shared/file-choice';

export interface SourceCommands {
  open: (file: File) => void;
  check: (text: string) => void;
  set: (settings: BulkSettings) => void;
}

export const limits = [2, 10, 100, 1000, 10_000, 100_000] as const;

export function sourcePanel(
  settings: BulkSettings,
  text: BulkMessages,
  commands: SourceCommands,
): TemplateResult {
  const t = text.source;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : undefined;
    commands.check(field?.querySelector('textarea')?.value ?? '');
  };
  return html`
    <section class="source stacked gap-16" aria-label=${t.title}>
      <div class="drop stacked from-start gap-12">
        <p class="note">${t.hint}</p>
        ${fileChoice({
          label: t.openFile,
          look: 'primary',
          name: t.openFile,
          open: commands.open,
        })}
      </div>
      <form @submit=${onSubmit}>
        <label for="list">${t.text}</label>
        <textarea
          id="list"
          rows="4"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
        ></textarea>
        <button type="submit" class="secondary">${t.start}</button>
      </form>
      <div class="settings stacked from-top gap-12">
        ${choiceField({
          id: 'limit',
          label: t.limit,
          values: limits,
          chosen: settings.limit,
          nameOf: t.limitOf,
          choose: (limit) => {
            commands.set({ ...settings, limit });
          },
        })}
        ${choiceField({
          id: 'workers',
          label: t.workers,
          values: Array.from({ length: coresOf() }, (_, index) => index + 1),
          chosen: settings.workers,
          nameOf: t.workersOf,
          choose: (workers) => {
            commands.set({ ...settings, workers });
          },
        })}
        <p class="note">${t.limitNote}</p>
      </div>
    </section>
  `;
}

// Where the puzzles come from, and how far their solutions are counted.
import { html, type TemplateResult } from 'lit';
import type { BulkMessages } from './words';
import { coresOf, type BulkSettings } from './bulk-store';
import { choiceField } from '../shared/fields';

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
  const onFile = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const [file] = target.files ?? [];
    if (file) commands.open(file);
    // The same file may be opened again.
    target.value = '';
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : undefined;
    commands.check(field?.querySelector('textarea')?.value ?? '');
  };
  return html`
    <section class="source" aria-label=${t.title}>
      <div class="drop">
        <p class="note">${t.hint}</p>
        <button
          type="button"
          class="primary"
          @click=${({ currentTarget }: Event) => {
            if (!(currentTarget instanceof HTMLElement)) return;
            const input = currentTarget.nextElementSibling;
            if (input instanceof HTMLInputElement) input.click();
          }}
        >
          ${t.openFile}
        </button>
        <input class="file" type="file" aria-label=${t.openFile} tabindex="-1" @change=${onFile} />
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
      <div class="settings">
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

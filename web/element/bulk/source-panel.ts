// Where the puzzles come from, and how far their solutions are counted.
import { html, type TemplateResult } from 'lit';
import type { BulkMessages } from './words';
import { coresOf, type BulkSettings } from './bulk-store';

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
        ${choice('limit', t.limit, limits, settings.limit, t.limitOf, (limit) => {
          commands.set({ ...settings, limit });
        })}
        ${choice(
          'workers',
          t.workers,
          Array.from({ length: coresOf() }, (_, index) => index + 1),
          settings.workers,
          t.workersOf,
          (workers) => {
            commands.set({ ...settings, workers });
          },
        )}
        <p class="note">${t.limitNote}</p>
      </div>
    </section>
  `;
}

function choice(
  id: string,
  label: string,
  values: readonly number[],
  chosen: number,
  nameOf: (value: number) => string,
  choose: (value: number) => void,
): TemplateResult {
  return html`<div class="choice">
    <label for=${id}>${label}</label>
    <div class="select">
      <select
        id=${id}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLSelectElement) choose(Number(target.value));
        }}
      >
        ${values.map(
          (value) =>
            html`<option value=${value} .selected=${value === chosen}>${nameOf(value)}</option>`,
        )}
      </select>
    </div>
  </div>`;
}

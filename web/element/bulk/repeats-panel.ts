// How many puzzles repeat an earlier one, as it stands or in another form; they are compared only when asked for.
import { html, nothing, type TemplateResult } from 'lit';
import { likenesses } from '../../core/bulk/rows';
import type { BulkRepeats } from '../../client/bulk/bulk-repeats';
import type { BulkChoice } from '../../client/bulk/bulk-rows';
import type { BulkRun } from '../../client/bulk/bulk-run';
import { pressButton } from '../shared/look/press-button';
import { rowFilter } from './row-filter';
import type { BulkMessages } from '../../languages/en/bulk';

export interface RepeatsCommands {
  compare: () => void;
  cancel: () => void;
  choose: (choice: BulkChoice) => void;
}

export function repeatsPanel(
  run: BulkRun,
  repeats: BulkRepeats | undefined,
  choice: BulkChoice,
  text: BulkMessages,
  commands: RepeatsCommands,
): TemplateResult | typeof nothing {
  const isOver = run.phase !== 'running' && run.phase !== 'paused';
  if (!isOver || run.totals.rows - run.totals.kinds.unreadable < 2) return nothing;
  const t = text.repeats;
  return html`<section class="repeats stacked from-start gap-12" aria-label=${t.title}>
    <h2>${t.title}</h2>
    <p class="note">${t.note}</p>
    ${repeats ? progress(repeats, text) : nothing}
    <div class="buttons">${startOrCancel(repeats, text, commands)}</div>
    ${
      repeats && repeats.compared > 0
        ? rowFilter(
            likenesses,
            t.kinds,
            (each) => repeats.counts[each],
            choice,
            text,
            commands.choose,
          )
        : nothing
    }
  </section>`;
}

function startOrCancel(
  repeats: BulkRepeats | undefined,
  { repeats: t }: BulkMessages,
  { compare, cancel }: RepeatsCommands,
): TemplateResult | typeof nothing {
  if (repeats?.phase === 'compared') return nothing;
  return repeats?.phase === 'comparing'
    ? pressButton('secondary', t.cancel, cancel)
    : pressButton('secondary', t.start, compare);
}

function progress({ phase, compared, wanted, leftMs }: BulkRepeats, { repeats: t }: BulkMessages) {
  const left = phase === 'comparing' ? leftMs : undefined;
  return html`<p role="status">${t.phase[phase]} ${t.progress(compared, wanted, left)}</p>
    ${
      phase === 'comparing'
        ? html`<progress
            aria-label=${t.title}
            max=${Math.max(1, wanted)}
            .value=${compared}
          ></progress>`
        : nothing
    }`;
}

// The progress and speed of a run, and its results so far.
import { html, nothing, type TemplateResult } from 'lit';
import { bulkKinds } from '../../core/bulk/rows';
import { boundsOf } from '../../core/bulk/totals';
import { leftMs } from '../../client/bulk/bulk-clock';
import type { BulkChoice, BulkFilter } from '../../client/bulk/bulk-rows';
import type { BulkRun } from '../../client/bulk/bulk-run';
import type { BulkMessages } from '../../languages/en/bulk';
import { histogram } from './histogram';
import { rowFilter } from './row-filter';
import { pressButton } from '../shared/look/press-button';

export interface RunCommands {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  filter: (filter: BulkFilter) => void;
}

export const filters: readonly BulkFilter[] = ['all', ...bulkKinds];

export function runPanel(
  run: BulkRun,
  name: string,
  choice: BulkChoice,
  text: BulkMessages,
  commands: RunCommands,
): TemplateResult {
  const { phase, totals, elapsedMs, bytesAnswered } = run;
  const isOver = phase !== 'running' && phase !== 'paused';
  const perSecond = elapsedMs > 0 ? (totals.rows / elapsedMs) * 1000 : 0;
  const left = leftMs(elapsedMs, bytesAnswered, run.source.size);
  return html`
    <section class="run" aria-label=${text.run.title}>
      <p class="phase" role="status"><b>${name}</b> ${text.run.phase[phase]}</p>
      <progress
        aria-label=${text.run.progress}
        max=${Math.max(1, run.source.size)}
        .value=${run.source.size === 0 ? 1 : bytesAnswered}
      ></progress>
      <p class="figures-line medium tabular text-17">
        ${
          phase === 'failed'
            ? text.run.failed(run.failure)
            : isOver
              ? totals.rows === 0 && phase === 'done'
                ? text.run.nothing
                : text.run.took(totals.rows, elapsedMs, perSecond, run.workers)
              : text.run.figures(totals.rows, perSecond, phase === 'running' ? left : undefined)
        }
      </p>
      ${
        isOver
          ? nothing
          : html`<div class="buttons">
              ${
                phase === 'paused'
                  ? pressButton('secondary', text.run.resume, commands.resume)
                  : pressButton('secondary', text.run.pause, commands.pause)
              }
              ${pressButton('secondary', text.run.cancel, commands.cancel)}
            </div>`
      }
      ${rowFilter(
        filters,
        text.kinds,
        (each) => (each === 'all' ? totals.rows : totals.kinds[each]),
        choice,
        text,
        commands.filter,
      )}
      <div class="histograms stacked gap-24">
        <figure>
          <figcaption>${text.histograms.givens}</figcaption>
          ${histogram(
            totals.givens.map((count, givens) => ({ from: givens, to: givens, count })),
            text.histograms.givens,
            text.histograms,
          )}
        </figure>
        <figure>
          <figcaption>${text.histograms.branches}</figcaption>
          ${histogram(
            totals.branches.map((count, bin) => ({ ...boundsOf(bin), count })),
            text.histograms.branches,
            text.histograms,
          )}
          <p class="note">${text.histograms.branchesNote}</p>
        </figure>
      </div>
    </section>
  `;
}

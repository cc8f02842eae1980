// Thousands of puzzles of one order, as a file.
import { html, nothing, type TemplateResult } from 'lit';
import type { PuzzleSeries } from '../../client/make/series';
import { commandFor } from '../../core/make/link';
import type { MakeMessages } from './words';
import { wholeNumberField } from '../shared/fields';

export const mostPuzzles = 1_000_000;

export interface ManyCommands {
  count: (count: number) => void;
  make: () => void;
  stop: () => void;
  goOn: () => void;
  save: () => void;
}

export function manyField(
  count: number,
  { many: t }: MakeMessages,
  commands: ManyCommands,
): TemplateResult {
  return wholeNumberField({
    id: 'many-count',
    label: t.count,
    least: 1,
    most: mostPuzzles,
    value: count,
    choose: commands.count,
    note: t.note,
  });
}

export function manyResult(
  series: PuzzleSeries | undefined,
  text: MakeMessages,
  commands: ManyCommands,
): TemplateResult {
  const t = text.many;
  if (!series) return html`<section class="result" aria-label=${t.title}></section>`;
  const { phase, made, alike, elapsedMs, fault, options } = series;
  const { order, seed, count } = options;
  const perSecond = elapsedMs > 0 ? (made / elapsedMs) * 1000 : 0;
  const button = (label: string, onClick: () => void, look = 'secondary') =>
    html`<button type="button" class=${look} @click=${onClick}>${label}</button>`;
  return html`<section class="result" aria-label=${t.title}>
    <div class="told">
      <div class="headline" role="status">
        <p class="title">${fault ? text.fault[fault] : t.phase(phase)}</p>
      </div>
      <progress aria-label=${t.bar} max=${count} .value=${made}></progress>
      <p class="tried">${t.progress(made, count, perSecond)}</p>
      ${alike > 0 ? html`<p class="note">${t.alike(alike)}</p>` : nothing}
      <div class="buttons">
        ${phase === 'running' ? button(text.stop, commands.stop) : nothing}
        ${phase === 'stopped' || phase === 'failed' ? button(t.goOn, commands.goOn) : nothing}
        ${made > 0 && phase !== 'running' ? button(t.save(made), commands.save, 'primary') : nothing}
      </div>
      <p class="note">${text.result.command} <code>${commandFor({ order, seed }, count)}</code></p>
    </div>
  </section>`;
}

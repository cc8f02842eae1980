// Thousands of puzzles of one order, as a file.
import { html, nothing, type TemplateResult } from 'lit';
import { commandFor } from '../../core/make/order-link';
import type { Thousands } from './thousands';
import type { MakeMessages } from '../../languages/en/make';
import { wholeNumberField } from '../shared/labelled-fields';
import { pressButton } from '../shared/look/press-button';

export const mostPuzzles = 1_000_000;

export interface ManyCommands {
  count: (count: number) => void;
  make: () => void;
  stop: () => void;
  goOn: () => void;
  discard: () => void;
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

const resumable = ['stopped', 'kept', 'failed', 'refused'] as const;

export function manyResult(
  { series, isOld, hindrance }: Thousands,
  text: MakeMessages,
  commands: ManyCommands,
): TemplateResult {
  const t = text.many;
  const hindered = html`<p
    class="note"
    role="status"
    .textContent=${hindrance ? t.hindrance[hindrance] : ''}
  ></p>`;
  if (!series) return html`<section class="result" aria-label=${t.title}>${hindered}</section>`;
  const { phase, made, alike, elapsedMs, fault, options } = series;
  const { order, seed, count } = options;
  const perSecond = elapsedMs > 0 ? (made / elapsedMs) * 1000 : 0;
  const isRunning = phase === 'running';
  const canGoOn = !isOld && resumable.some((each) => each === phase);
  const button = (label: string, onClick: () => void, look = 'secondary') =>
    pressButton(look, label, onClick);
  return html`<section class="result" aria-label=${t.title}>
    <div class="reported">
      <div class="headline" role="status">
        <p class="title">${fault ? text.fault[fault] : t.phase(phase)}</p>
      </div>
      <progress aria-label=${t.bar} max=${count} .value=${made}></progress>
      <p class="tried">${t.progress(made, count, perSecond)}</p>
      ${alike > 0 ? html`<p class="note">${t.alike(alike)}</p>` : nothing}
      <div class="buttons">
        ${isRunning ? button(text.stop, commands.stop) : nothing}
        ${canGoOn ? button(t.goOn, commands.goOn, 'primary') : nothing}
        ${made > 0 && !isRunning ? button(t.save(made), commands.save, canGoOn ? 'secondary' : 'primary') : nothing}
        ${made > 0 && !isRunning ? button(t.discard, commands.discard) : nothing}
      </div>
      ${
        isRunning && perSecond > 0
          ? html`<p class="note">${t.left((count - made) / perSecond)}</p>`
          : nothing
      }
      ${hindered}
      ${fault ? nothing : html`<p class="note">${isOld ? t.old : series.isLasting ? t.kept(phase === 'done') : t.notKept}</p>`}
      ${
        isOld
          ? nothing
          : html`<p class="note">
              ${text.result.command} <code>${commandFor({ order, seed }, count)}</code>
            </p>`
      }
    </div>
  </section>`;
}

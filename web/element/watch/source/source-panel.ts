// The strategy's C++ with the line at work marked.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { fileAtWork, filesOf, lineAtWork, loopFile } from '../../../core/source-lines';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { StepKind, WatchState } from '../../../core/watch';
import type { Language } from '../../../core/language';
import { sourceMessagesIn } from './words-in';
import type { SourceMessages } from './words';
import type { WatchCommands } from '../commands';
import type { WatchModel } from '../state/model';
import { highlight, type Token } from './highlight';
import type { SourceSlot } from './slot';
import { sourceOf } from './sources';
import { sourceStyles } from './styles';

export const sourceSlot: SourceSlot = {
  styles: [sourceStyles],
  title: (_, language) => sourceMessagesIn(language).title,
  attach: (onChange) => {
    const shelf = new SourceShelf(onChange);
    const lines = new LineFollower();
    return {
      panel: (model, strategy, language, commands) =>
        sourcePanel(model, strategy, shelf, language, commands),
      follow: (root) => {
        lines.follow(root);
      },
    };
  },
};

interface Source {
  file: string;
  text: string;
  lines: readonly Token[][];
}

/** Fetches files as they are asked for, and calls back when one has come. */
class SourceShelf {
  readonly #sources = new Map<string, Source | 'loading' | 'failed'>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  take(file: string): Source | 'loading' | 'failed' {
    const found = this.#sources.get(file);
    if (found) return found;
    this.#sources.set(file, 'loading');
    sourceOf(file)
      .then((text): Source => ({ file, text, lines: highlight(text) }))
      .catch(() => 'failed' as const)
      .then((source) => {
        this.#sources.set(file, source);
        this.#onChange();
      })
      .catch(() => undefined);
    return 'loading';
  }
}

/** What the search does at a position, as its source marks it; undefined at the start. */
const kindAt = ({ status, step }: WatchState): StepKind | undefined =>
  status === 'dead-end' ? 'dead-end' : step?.kind;

function sourcePanel(
  { shown, file: chosen }: WatchModel,
  strategy: SteppedStrategyName,
  shelf: SourceShelf,
  language: Language,
  { chooseFile }: WatchCommands,
): TemplateResult {
  const text = sourceMessagesIn(language);
  const kind = shown ? kindAt(shown) : undefined;
  const working = fileAtWork(strategy, kind ?? 'placement');
  const files = [...filesOf(strategy), loopFile];
  const file = chosen !== undefined && files.includes(chosen) ? chosen : working;
  const source = shelf.take(file);
  const line =
    kind && file === working && typeof source === 'object'
      ? lineAtWork(source.text, kind)
      : undefined;
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chooseFile(target.value || undefined);
  };
  return html`
    <div class="source">
      <div class="select">
        <select aria-label=${text.file} @change=${onChange}>
          <option value="" .selected=${chosen === undefined}>${text.follow(working)}</option>
          ${files.map(
            (name) => html`<option value=${name} .selected=${name === chosen}>${name}</option>`,
          )}
        </select>
      </div>
      <div class="code" tabindex="0" role="region" aria-label=${file}>
        ${
          typeof source === 'string'
            ? html`<span class="note">${source === 'loading' ? text.loading : text.failed}</span>`
            : guard([source, line, text], () => code(source, line, text))
        }
      </div>
    </div>
  `;
}

const code = ({ lines, file }: Source, atWork: number | undefined, text: SourceMessages) =>
  lines.map((tokens, index) => {
    const number = index + 1;
    const isAtWork = number === atWork;
    return html`<span
      class=${isAtWork ? 'line at-work' : 'line'}
      aria-current=${isAtWork ? 'step' : nothing}
      ><span class="number" aria-hidden="true">${number}</span>${
        isAtWork ? html`<span class="unseen">${text.line(number, file)}: </span>` : nothing
      }${guard([tokens], () => tokens.map(({ kind, text: word }) => html`<span class=${kind}>${word}</span>`))}
    </span>`;
  });

/** Brings the line at work into view where another one is at work than before. */
class LineFollower {
  #shown: string | undefined;

  follow(root: ParentNode): void {
    const line = root.querySelector<HTMLElement>('.code .line.at-work');
    const box = line?.closest<HTMLElement>('.code');
    const shown = line && box ? `${box.ariaLabel ?? ''} ${line.textContent}` : undefined;
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!line || !box) return;
    const top = line.offsetTop;
    const isSeen =
      top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = top - box.clientHeight / 2;
  }
}

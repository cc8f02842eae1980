// The C++ that is compiled into the page, with the line at work marked.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { fileAtWork, filesOf, lineAtWork, loopFile } from '../../../core/source-lines';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { StepKind } from '../../../core/watched-search';
import type { WatchCommands } from '../controls/watch-commands';
import { codeLines } from './lit-lines';
import { highlight, type Token } from './highlight';
import { Shelf } from './fetched-once';
import { sourceOf } from './sources';
import type { SourceMessages } from '../../../languages/en/source';

interface Source {
  text: string;
  lines: readonly Token[][];
}

export class RealSource {
  readonly #shelf: Shelf<Source>;

  constructor(onChange: () => void) {
    this.#shelf = new Shelf(onChange);
  }

  render(
    strategy: SteppedStrategyName,
    chosen: string | undefined,
    kind: StepKind | undefined,
    chooseFile: WatchCommands['chooseFile'],
    text: SourceMessages,
  ): TemplateResult {
    const working = fileAtWork(strategy, kind ?? 'placement');
    const files = [...filesOf(strategy), loopFile];
    const file = chosen !== undefined && files.includes(chosen) ? chosen : working;
    const source = this.#shelf.take(file, async () => {
      const text = await sourceOf(file);
      return { text, lines: highlight(text, 'cpp') };
    });
    const line =
      kind && file === working && typeof source === 'object'
        ? lineAtWork(source.text, kind)
        : undefined;
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) chooseFile(target.value || undefined);
    };
    return html`
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
            : guard([source, line, text], () =>
                codeLines(source.lines, line === undefined ? [] : [line], file, text),
              )
        }
      </div>
    `;
  }
}

// The program that took the steps of a recording, with the line lit that took the one shown.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { RecordedProgram } from '../../../core/intake';
import type { Language } from '../../../core/language';
import { codeLines } from './lit-lines';
import { highlight, type Token } from './highlight';
import { sourceMessagesIn } from '../../../languages/en/source';

export class RecordedSource {
  #program: RecordedProgram | undefined;
  #lines: readonly Token[][] = [];

  render(program: RecordedProgram, line: number | undefined, language: Language): TemplateResult {
    if (program !== this.#program) {
      this.#program = program;
      this.#lines = highlight(program.source, program.language);
    }
    const text = sourceMessagesIn(language);
    const name = text.view.program;
    return html`<div class="source strip shrinks gap-8">
      <div class="source-view strip gap-8">
        <div class="code program" tabindex="0" role="region" aria-label=${name}>
          ${guard([program, line, text], () =>
            codeLines(this.#lines, line === undefined ? [] : [line], name, text),
          )}
        </div>
      </div>
    </div>`;
  }
}

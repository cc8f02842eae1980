// Why a program is wrong: the sentence with its line, the board at the first wrong step, and the way into the film there.
import { html, nothing, type TemplateResult } from 'lit';
import { lineOf, stepOf } from '../../core/code/cause/cause';
import type { FoundCause } from '../../core/code/cause/seek-cause';
import type { ProgramLanguage } from '../../core/program-languages';
import type { CodeMessages } from '../../languages/en/code';
import { boardPicture } from '../shared/picture/scene-view';
import { codeLine } from './code-line';
import { pressButton } from '../shared/look/press-button';

interface CauseView extends FoundCause {
  language: ProgramLanguage;
  busy: boolean;
  text: CodeMessages;
  goTo: (line: number) => void;
  watch: (step?: number) => void;
}

export function causePanel(view: CauseView): TemplateResult {
  const { cause, film, board, test, language, busy, text, goTo, watch } = view;
  const line = lineOf(cause);
  const step = stepOf(cause);
  const isFilmed = step !== undefined && step > 0 && film !== undefined && film.steps > 0;
  return html`<div class="cause stacked from-start shrinks gap-8" role="status">
    <h3>${text.causeTitle}</h3>
    <p>
      ${line === undefined ? nothing : codeLine(line, text, goTo)}
      ${withCode(text.cause(cause, language))}
    </p>
    ${
      isFilmed && board
        ? html`<div class="boards stacked whole-width">
            ${boardPicture({ ...board, givens: test.puzzle }, text.causePicture(step))}
          </div>`
        : nothing
    }
    ${
      isFilmed
        ? pressButton({ kind: 'primary pad-16', enabled: !busy }, text.watchCause(step), () => {
            watch(step);
          })
        : nothing
    }
  </div>`;
}

/** Text between backticks is code. */
const withCode = (sentence: string) =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

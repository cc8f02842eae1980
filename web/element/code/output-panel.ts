// All that a program printed on a test: standard output with the first line that differs marked, and standard error.
import { html, nothing, type TemplateResult } from 'lit';
import type { JudgeTest } from '../../core/code/problems/problem';
import { choiceField } from '../shared/labelled-fields';
import { download } from '../shared/save-file';
import type { Outcome, Tested } from './run-state';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export interface OutputView {
  outcome: Outcome;
  /** The test that was chosen, by its place; undefined: the last that was run. */
  chosen: number | undefined;
  text: CodeMessages;
  nameOf: (test: JudgeTest) => string;
  choose: (place: number) => void;
}

export function outputPanel(view: OutputView): TemplateResult | typeof nothing {
  const { outcome, text, nameOf, choose } = view;
  const { tested } = outcome;
  const place = Math.min(view.chosen ?? tested.length - 1, tested.length - 1);
  const shown = tested[place];
  if (!shown) return nothing;
  const { printed } = text;
  return html`<div class="printed stacked shrinks gap-8">
    <h3>${printed.title}</h3>
    ${
      tested.length > 1
        ? choiceField({
            id: 'code-output',
            label: text.testsTable.test,
            values: tested.map((_, index) => index),
            chosen: place,
            nameOf: (index) => nameOf(tested[index]?.test ?? shown.test),
            choose,
          })
        : nothing
    }
    ${outputOf(shown, text)}
    ${
      shown.report.errors
        ? html`<h4>${printed.errors}</h4>
            ${pane(printed.errors, shown.report.errors)}`
        : nothing
    }
    <div class="acts">
      ${pressButton('quiet', printed.save, () => {
        download(new Blob([shown.report.output]), `${outcome.program.name}.txt`);
      })}
    </div>
  </div>`;
}

function outputOf({ report: { output }, judged }: Tested, text: CodeMessages): TemplateResult {
  const { printed } = text;
  const line = judged?.difference?.line;
  if (line === undefined) return pane(printed.title, output === '' ? text.nothingFound : output);
  const parts = partsAround(output, line);
  return pane(
    printed.title,
    html`${parts.before}<mark class="danger" title=${printed.differs}
        >${parts.line === undefined ? printed.missing : parts.line === '' ? '⏎' : parts.line}</mark
      >${parts.after}`,
  );
}

/** `line`: from 1; undefined where the output ends before it. */
export function partsAround(
  output: string,
  line: number,
): { before: string; line: string | undefined; after: string } {
  let from = 0;
  for (let number = 1; number < line; number++) {
    const end = output.indexOf('\n', from);
    if (end < 0) return { before: output === '' ? '' : `${output}\n`, line: undefined, after: '' };
    from = end + 1;
  }
  if (from === output.length) return { before: output, line: undefined, after: '' };
  const end = output.indexOf('\n', from);
  const to = end < 0 ? output.length : end;
  return { before: output.slice(0, from), line: output.slice(from, to), after: output.slice(to) };
}

const pane = (name: string, content: TemplateResult | string): TemplateResult =>
  html`<pre class="paper text-14" tabindex="0" role="region" aria-label=${name}>${content}</pre>`;

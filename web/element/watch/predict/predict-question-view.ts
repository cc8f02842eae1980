// The question before a step, in the place of the sentence under the board, and what is said of the answer.
import { html, nothing, type TemplateResult } from 'lit';
import { happeningOf } from '../../../core/story';
import type { RecordedProgram } from '../../../core/intake';
import type { WatchModel } from '../state/watch-model';
import type { WatchMessages } from '../../../languages/en/watch';
import type { PredictCommands } from './predictor';
import { back, deeper, goesBack, shownInstead, type Question } from '../../../core/prediction';
import type { PredictMessages } from '../../../languages/en/predict';
import { pressButton } from '../../shared/look/press-button';

export interface QuestionTexts {
  text: WatchMessages;
  predict: PredictMessages;
}

/** Undefined where nothing is asked and nothing was. */
export function questionView(
  { predicting, recording }: WatchModel,
  { text, predict }: QuestionTexts,
  commands: PredictCommands,
  focusBoard: () => void,
): TemplateResult | undefined {
  const { question, reply } = predicting;
  if (!question) return undefined;
  if (reply) {
    const { answer } = reply;
    const mark = answer === question.right ? 'right' : answer === shownInstead ? '' : 'wrong';
    return html`<div class="words">
      <p class="sentence" role="status">
        <b class=${mark}>${predict.reply(question, answer)}</b>
        ${reasonOf(question, text, predict)}
      </p>
    </div>`;
  }
  return html`<section class="words question" aria-label=${predict.question}>
    <p class="sentence" role="status">${predict.ask(question)}</p>
    <div class="answers">
      ${answers(question, recording?.program, predict, commands, focusBoard)}
      ${pressButton('quiet', predict.show, commands.show)}
    </div>
  </section>`;
}

/** The reason as the film has it: the sentence of the step, and what was tried in its cell before. */
function reasonOf({ step }: Question, text: WatchMessages, predict: PredictMessages): string {
  const { previous } = step;
  const isNext = !goesBack(step) && previous?.cell === step.cell;
  return [text.happening(happeningOf(step)), isNext && predict.triedBefore(previous.digit)]
    .filter(Boolean)
    .join(' ');
}

function answers(
  { asking, lines }: Question,
  program: RecordedProgram | undefined,
  predict: PredictMessages,
  { answer }: PredictCommands,
  focusBoard: () => void,
): TemplateResult | readonly TemplateResult[] {
  const button = (value: number, label: TemplateResult | string | number, kind = 'secondary') =>
    pressButton(kind, label, () => {
      answer(value);
    });
  switch (asking) {
    case 'cell':
      return pressButton('secondary', predict.toBoard, focusBoard);
    case 'digit':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
        button(digit, digit === 0 ? predict.blank : digit, 'secondary key'),
      );
    case 'way':
      return [button(deeper, predict.deeper), button(back, predict.back)];
    case 'line':
      return lines.map((line) => {
        const written = program?.source.split('\n')[line - 1]?.trim();
        return button(
          line,
          html`${predict.line(line)}${written ? html` <code>${written}</code>` : nothing}`,
          'secondary of-line',
        );
      });
  }
}

// The tab about questions before each step: whether and what is asked, and the score of the film.
import { html, nothing, type TemplateResult } from 'lit';
import { answerForms, saveAnswers } from '../../shared/answers/answer-files';
import { filmPart } from '../../shared/answers/film-answers';
import type { WatchModel } from '../state/watch-model';
import { canGoOn } from '../state/watch-selectors';
import type { FilmTitle } from './film-name';
import type { PredictCommands } from './predictor';
import { askings, wishes, isRight } from '../../../core/prediction';
import type { AnswerMessages } from '../../../languages/en/answers';
import type { PredictMessages } from '../../../languages/en/predict';
import { pressButton } from '../../shared/look/press-button';
import { checkField } from '../../shared/labelled-fields';

export function predictPanel(
  model: WatchModel,
  text: PredictMessages,
  saving: AnswerMessages,
  commands: PredictCommands,
  title: FilmTitle,
): TemplateResult {
  const { predicting, recording } = model;
  const { wish } = predicting;
  const onWish = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    commands.wish(wishes.find((each) => each === target.value));
  };
  // The programs that are compiled into the page do not say the line of a step.
  const offered = wishes.filter((each) => each !== 'line' || recording !== undefined);
  return html`<div class="predict flow middle">
    ${checkField('speak strip middle medium gap-8', text.on, wish !== undefined, (asks) => {
      commands.wish(asks ? 'mixed' : undefined);
    })}
    <p class="note">${text.note}</p>
    ${
      wish === undefined
        ? nothing
        : html`<div class="field">
              <label for="predict-about">${text.about}</label>
              <span class="select"
                ><select id="predict-about" @change=${onWish}>
                  ${offered.map(
                    (each) =>
                      html`<option value=${each} .selected=${each === wish}>
                        ${text.wish[each]}
                      </option>`,
                  )}
                </select></span
              >
            </div>
            ${score(predicting, text, saving, commands, title)}`
    }
    ${onPaper(model, text, commands, title)}
  </div>`;
}

/** Questions of this film for those who answer on paper. */
function onPaper(
  model: WatchModel,
  text: PredictMessages,
  { print }: PredictCommands,
  title: FilmTitle,
): TemplateResult {
  const { sheet } = text;
  const isOn = canGoOn(model);
  const onPrint = ({ currentTarget }: Event) => {
    if (!isOn || !(currentTarget instanceof HTMLElement)) return;
    const box = currentTarget.parentElement?.querySelector('input');
    void print(title, box?.checked === true, text);
  };
  return html`<div class="paper-sheet flow middle">
    <p class="note">${isOn ? sheet.about : sheet.none}</p>
    ${pressButton({ kind: 'secondary', enabled: isOn }, sheet.print, onPrint)}
    <label class="speak strip middle medium gap-8">
      <input type="checkbox" checked />
      <span>${sheet.withAnswers}</span>
    </label>
  </div>`;
}

function score(
  { answers, forgotten }: WatchModel['predicting'],
  text: PredictMessages,
  saving: AnswerMessages,
  { forget, restore }: PredictCommands,
  { film, puzzle }: FilmTitle,
): TemplateResult {
  if (answers.length === 0) {
    return html`<p>${text.none}</p>
      ${
        forgotten.length === 0
          ? nothing
          : html`<div class="doing">${pressButton('secondary', text.restore, restore)}</div>`
      }`;
  }
  return html`
    <p><b>${text.score(answers.filter(isRight).length, answers.length)}</b></p>
    <ul class="flow tabular unlisted">
      ${askings.map((asking) => {
        const some = answers.filter((each) => each.asking === asking);
        if (some.length === 0) return nothing;
        return html`<li>${text.scoreOf(asking, some.filter(isRight).length, some.length)}</li>`;
      })}
    </ul>
    <div class="doing">
      ${answerForms.map((form) =>
        pressButton('secondary', saving.save[form], () => {
          saveAnswers([filmPart(film, puzzle, answers, text)], form, saving);
        }),
      )}
      ${pressButton('quiet', text.forget, forget)}
    </div>
  `;
}

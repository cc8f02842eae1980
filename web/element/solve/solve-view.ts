// `solve` mode where it is embedded: the board and what solves it.
//
//   wide                            narrow
//   +---------------+------------+  +---------------+
//   | board         | strategy   |  | board         |
//   |               | buttons    |  | message       |
//   |               | result     |  | buttons       |
//   | message       | intake     |  | keypad, edit  |
//   | keypad, edit  |            |  | strategy      |
//   +---------------+------------+  | result ...    |
//   +---------------+------------+  +---------------+
import { html, nothing, type TemplateResult } from 'lit';
import { board } from '../shared/board/board';
import { editBar, keypad } from '../shared/board/keypad';
import { messageLine } from './message-line';
import { offerButton } from './offer-button';
import { intakePanel } from './intake-panel';
import { strategyField } from '../shared/strategy/field';
import { saidAt } from './notice';
import { resultPanel } from './result-panel';
import { searchButtons } from './search-panel';
import { layoutStyles } from './styles';
import type { Look, SolveView } from './view';

export const solveLook: Look = { view: solveView, styles: layoutStyles };

function solveView(view: SolveView): TemplateResult {
  const { state, text, readonly, controls, isUsable, isWhole, commands } = view;
  if (controls === 'none') return html`<div class="layout bare">${board(view)}</div>`;
  const isFull = controls === 'full';
  const takesPuzzles = isFull && !readonly;
  const { dispatch } = commands;
  const inPanel = takesPuzzles ? saidAt('panel', state, text, view.language) : undefined;
  return html`
    <div class="layout ${controls}">
      <div class="play">
        ${board(view)}
        ${
          isUsable
            ? [
                messageLine(state, text, view.language),
                inPanel ? nothing : offerButton(view.offer, text),
              ]
            : nothing
        }
        ${isUsable && !readonly ? [keypad(state, text, dispatch), editBar(state, text, dispatch)] : nothing}
        ${isFull ? view.underBoard() : nothing}
      </div>
      <div class="panel" part="controls">
        ${isFull ? view.besideBoard() : nothing}
        ${
          view.solves && isUsable
            ? html`<div class="solver">
                ${searchButtons(state, text, isFull ? view.besideSolve() : [], commands)}
                ${isFull && isWhole ? strategyField({ ...state, language: view.language }, text, commands) : nothing}
                ${isWhole ? resultPanel(state, text, saidAt('copy', state, text, view.language), commands.copy) : nothing}
              </div>`
            : nothing
        }
        ${isFull ? view.underResult() : nothing}
        ${
          takesPuzzles && isWhole
            ? intakePanel(
                text.intake,
                inPanel && [inPanel.text, offerButton(view.offer, text)],
                commands,
                view.besideIntake(),
              )
            : nothing
        }
      </div>
    </div>
  `;
}

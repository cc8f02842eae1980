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
import { beforeButton, offerButton } from './offer-button';
import { intakePanel } from './intake-panel';
import { fittedOn, pageOf, pageTabs } from '../shared/look/pages';
import { strategyField } from '../shared/strategy/field';
import { saidAt } from './notice';
import { resultPanel } from './solve-result-panel';
import { searchButtons } from './search-panel';
import { layoutStyles } from './solve-styles';
import type { Look, SolveView } from './solve-facts';

export const solveLook: Look = { view: solveView, styles: layoutStyles };

/** The pages of a box of given height; the board is the page of the keys. */
const pages = ['board', 'more', 'puzzle'] as const;

function solveView(view: SolveView): TemplateResult {
  const { state, text, readonly, controls, isUsable, isWhole, commands } = view;
  if (controls === 'none') return html`<div class="layout bare">${board(view)}</div>`;
  const isFull = controls === 'full';
  const takesPuzzles = isFull && !readonly && view.solves;
  const { dispatch } = commands;
  const inPanel = takesPuzzles ? saidAt('panel', state, text, view.language) : undefined;
  const { panel } = state;
  const open = !view.solves
    ? 'board'
    : panel === 'more' || (panel === 'puzzle' && takesPuzzles)
      ? panel
      : 'board';
  return html`
    <div class="layout ${controls} ${fittedOn(open)} ${view.solves ? '' : 'playing'}">
      <div class="play">
        ${board(view)}
        ${
          isUsable
            ? html`<div class="told of-board">
                ${messageLine(state, text, view.language)}
                ${inPanel ? nothing : offerButton(view.offer, text)}
                ${readonly ? nothing : beforeButton(state, text, commands)}
              </div>`
            : nothing
        }
        ${
          isUsable && !readonly
            ? html`<div class="keys of-board">
                ${view.solves ? nothing : view.overKeypad()} ${keypad(state, text, dispatch)}
                ${view.solves ? editBar(state, text, dispatch) : editBar(state, text, dispatch, ['undo', 'redo'], view.besideUndo())}
              </div>`
            : nothing
        }
        ${isFull ? view.underBoard() : nothing}
      </div>
      <div class="panel" part="controls">
        ${
          view.solves && isUsable
            ? html`<div class="solver ${pageOf('more', open)}">
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
                pageOf('puzzle', open),
                text.intake,
                inPanel && [inPanel.text, offerButton(view.offer, text)],
                commands,
                view.besideIntake(),
              )
            : nothing
        }
      </div>
      ${
        view.solves
          ? pageTabs(
              takesPuzzles ? pages : pages.slice(0, 2),
              open,
              text.pages.label,
              (page) => (page === 'more' ? text.search.solve : text.pages[page]),
              (page) => {
                dispatch({ type: 'open', panel: page === 'board' ? 'keys' : page });
              },
            )
          : nothing
      }
    </div>
  `;
}

// `solve` mode for a person who plays: everything of a game on one screen, and what solves it a step away.
//
//   narrow                 on its side                wide
//   +----------------+     +-------+----------+      +---------+----------+--------+
//   | board          |     | board | tools    |      | board   | tools    | card   |
//   | tools          |     |       | message  |      |         | message  | begin  |
//   | message        |     |       | writings |      |         | writings | side   |
//   | writings       |     |       | keypad   |      |         | keypad   |        |
//   | keypad         |     +-------+----------+      +---------+----------+        |
//   +----------------+             | side     |                         |        |
//   | side           |             +----------+                         +--------+
//   +----------------+
import { html, nothing, type TemplateResult } from 'lit';
import { recall, remember } from '../shared/remembered';
import { board } from '../shared/board/board';
import { editBar, keypad } from '../shared/board/keypad';
import { strategyField } from '../shared/strategy/field';
import { defaultStrategy } from '../../core/strategy';
import { intakePanel } from './intake-panel';
import { messageLine } from './message-line';
import { saidAt } from './notice';
import { offerButton } from './offer-button';
import { resultPanel } from './result-panel';
import { gameStyles } from './game-styles';
import { searchButtons } from './search-panel';
import type { Look, SolveView } from './view';

export const gameLook: Look = { view: gameView, styles: gameStyles };

function gameView(view: SolveView): TemplateResult {
  const { state, text, readonly, controls, isUsable, isWhole, commands } = view;
  if (controls === 'none') return html`<div class="layout bare">${board(view)}</div>`;
  const isFull = controls === 'full';
  const plays = isUsable && !readonly;
  const inPanel = isFull && !readonly ? saidAt('panel', state, text, view.language) : undefined;
  const { dispatch } = commands;
  return html`
    <div class="layout game ${controls}">
      ${board(view)}
      ${plays ? editBar(state, text, dispatch, ['undo', 'redo'], isFull ? view.besideUndo() : []) : nothing}
      ${
        isUsable
          ? html`<div class="said">
              ${messageLine(state, text, view.language)}
              ${inPanel ? nothing : offerButton(view.offer, text)}
              ${isFull ? view.besideSaid() : nothing}
            </div>`
          : nothing
      }
      ${plays && isFull ? view.overKeypad() : nothing}
      ${plays ? keypad(state, text, dispatch) : nothing}
      <div class="beside">
        <div class="cards">${isFull ? view.besideBoard() : nothing}</div>
        <div class="side" part="controls">
          ${isFull ? view.underBoard() : nothing}
          ${plays ? editBar(state, text, dispatch, ['reset', 'clear']) : nothing}
          ${view.solves && isUsable ? solver(view) : nothing}
          ${
            isFull && !readonly && isWhole
              ? intakePanel(
                  text.intake,
                  inPanel && [inPanel.text, offerButton(view.offer, text)],
                  commands,
                  view.besideIntake(),
                )
              : nothing
          }
          ${!view.solves && isFull ? view.underResult() : nothing}
        </div>
      </div>
    </div>
  `;
}

const note = 'solver';

/** Folded up for who plays; open for who used it last time, or comes with a strategy. */
function solver(view: SolveView): TemplateResult {
  const { state, text, controls, isWhole, commands } = view;
  const isFull = controls === 'full';
  const parts = () => html`
    <div class="solver">
      ${searchButtons(state, text, isFull ? view.besideSolve() : [], commands)}
      ${isFull && isWhole ? strategyField({ ...state, language: view.language }, text, commands) : nothing}
      ${isWhole ? resultPanel(state, text, saidAt('copy', state, text, view.language), commands.copy) : nothing}
      ${isFull ? view.underResult() : nothing}
    </div>
  `;
  if (!isFull) return parts();
  const isWanted = recall(note) === 'open' || state.strategy !== defaultStrategy;
  // Only what a person does is remembered, and not that a strategy opened it.
  const onClick = ({ currentTarget }: Event) => {
    const fold = currentTarget instanceof Element ? currentTarget.closest('details') : null;
    remember(note, fold?.open ? '' : 'open');
  };
  return html`<details class="solver-fold" ?open=${isWanted}>
    <summary @click=${onClick}>${text.search.solver}</summary>
    ${parts()}
  </details>`;
}

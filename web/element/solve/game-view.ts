// `solve` mode for a person who plays: the stage. A small screen has one layout that never scrolls: the board, the line, the
// tools, and one panel, which is the keys or what stands in their place; shared/state/panel.ts decides which. Everything
// else is a page of its own there, `more`.
//
//   narrow                 on its side                wide
//   +----------------+     +-------+----------+      +---------+----------+--------+
//   | board          |     | board | line     |      | board   | line     | cards  |
//   |                |     |       | tools    |      |         | tools    | side   |
//   | line           |     |       | writings |      |         | writings |        |
//   | tools          |     |       | keypad   |      |         | keypad   |        |
//   | writings       |     +-------+----------+      |         | puzzle   |        |
//   | keypad         |                               +---------+----------+--------+
//   +----------------+
import { html, nothing, type TemplateResult } from 'lit';
import { recall, remember } from '#remembered';
import { board } from '../shared/board/board';
import { editBar, keypad } from '../shared/board/keypad';
import { icons } from '../shared/look/icons';
import { panelOf } from '../shared/state/panel';
import { strategyField } from '../shared/strategy/field';
import { defaultStrategy } from '../../core/strategy';
import { gameLine } from './game-line';
import { intakePanel } from './intake-panel';
import { saidAt } from './notice';
import { offerButton } from './offer-button';
import { resultPanel } from './solve-result-panel';
import { gameStyles } from './game-styles';
import { searchButtons } from './search-panel';
import type { Look, SolveView } from './solve-facts';
import { pressButton } from '../shared/look/press-button';

export const gameLook: Look = { view: gameView, styles: gameStyles, hasLine: true };

function gameView(view: SolveView): TemplateResult {
  const { state, text, readonly, controls, isUsable, isWhole, commands } = view;
  if (controls === 'none') return html`<div class="layout bare">${board(view)}</div>`;
  const isFull = controls === 'full';
  const plays = isUsable && !readonly;
  const inPanel = isFull && !readonly ? saidAt('panel', state, text, view.language) : undefined;
  const { dispatch } = commands;
  const cards = isFull ? view.cards() : [];
  // A text of several puzzles has a card of its own, with the way to all of them.
  const hasList = cards.some(({ panel }) => panel === 'reading');
  const said = saidCard(hasList ? { ...view, offer: undefined } : view, inPanel !== undefined);
  const panel = panelOf(state, [
    ...cards.map((card) => card.panel),
    ...(said.isEmpty ? [] : ['said' as const]),
  ]);
  const wrapped = (name: string, content: unknown) =>
    html`<div class="card ${name} ${name.startsWith(panel) ? 'open' : ''}">${content}</div>`;
  return html`
    <div class="layout game ${controls} ${view.solves ? 'stage' : ''}" data-panel=${panel}>
      ${board(view)} ${isUsable ? gameLine(view) : nothing}
      ${plays ? editBar(state, text, dispatch, ['undo', 'redo'], isFull ? view.besideUndo() : []) : nothing}
      ${plays && isFull ? view.overKeypad() : nothing}
      ${plays ? keypad(state, text, dispatch) : nothing}
      <div class="puzzle">${isFull ? view.underBoard() : nothing}</div>
      <div class="beside">
        <div class="cards">
          ${isUsable ? wrapped(said.kind, said.content) : nothing}
          ${cards.map((card) => wrapped(card.panel, card.content))}
        </div>
        <div class="side" part="controls">
          ${view.solves && isUsable ? solver(view) : nothing}
          ${
            isFull && !readonly && isWhole
              ? intakePanel(
                  '',
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

/** Brings the keys back, where the card stands in their place. */
const closer = ({ text, commands: { dispatch } }: SolveView): TemplateResult =>
  pressButton({ kind: 'quiet unfold', name: text.notice.close }, icons.close, () => {
    dispatch({ type: 'open', panel: 'keys' });
  });

/** The error, and what is offered about the board; the alert stays in the page, so that screen readers hear it come. */
function saidCard(
  view: SolveView,
  isInPanel: boolean,
): { isEmpty: boolean; kind: string; content: unknown } {
  const { state, text, controls } = view;
  const said = isInPanel ? undefined : saidAt('board', state, text, view.language);
  const error = said?.isError ? said.text : undefined;
  const ways = [
    ...(isInPanel ? [] : [offerButton(view.offer, text)]),
    ...(controls === 'full' ? view.besideSaid() : []),
  ].filter((way) => way && way !== nothing);
  const isEmpty = error === undefined && ways.length === 0;
  return {
    isEmpty,
    kind: `said ${isEmpty ? 'empty' : error === undefined ? '' : 'wrong'}`,
    content: html`${closer(view)}${isInPanel ? nothing : html`<p class="error" role="alert">${error ?? nothing}</p>`}
    ${ways}`,
  };
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
  return html`<details class="fold rows" ?open=${isWanted}>
    <summary @click=${onClick}>${text.search.solver}</summary>
    ${parts()}
  </details>`;
}

// `solve` mode as a whole.
//
//   wide                            narrow
//   +---------------+------------+  +---------------+
//   | board         | strategy   |  | board         |
//   |               | buttons    |  | message       |
//   |               | result     |  | buttons       |
//   | message       | intake     |  | keypad, edit  |
//   | keypad, edit  |            |  | strategy      |
//   +---------------+------------+  | result ...    |
//   | gallery                    |  |               |
//   +----------------------------+  +---------------+
import { html, nothing, type TemplateResult } from 'lit';
import { board, type BoardView } from '../shared/board/board';
import { editBar, keypad } from '../shared/board/keypad';
import { messageLine } from './message-line';
import { offerButton } from './offer-button';
import { intakePanel } from './intake-panel';
import type { Language } from '../../core/language';
import type { Slot } from '../contract/extra';
import type { Controls } from '../contract/mode-input';
import { strategyField } from '../shared/strategy/field';
import type { Commands } from './commands';
import { saidAt } from './notice';
import { resultPanel } from './result-panel';
import { searchButtons } from './search-panel';

export interface SolveView extends BoardView {
  controls: Controls;
  /** A further action offered with the sentence. */
  offer: (() => void) | undefined;
  /** Whether there is more than the board: the first picture may come in turns. */
  isUsable: boolean;
  /** And more than what is used with it. */
  isWhole: boolean;
  /** Whether the strategy, the search and its answer are beside the board. */
  solves: boolean;
  language: Language;
  commands: Commands;
  /** The slots of extras beside the board, beside the button that solves, below the board and below the result. */
  besideSolve: () => readonly Slot[];
  besideBoard: () => readonly Slot[];
  underBoard: () => readonly Slot[];
  underResult: () => readonly Slot[];
  /** The slots of extras among the ways to bring a puzzle. */
  besideIntake: () => readonly Slot[];
}

export function solveView(view: SolveView): TemplateResult {
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

/** The board alone, where watch mode will have it, while that is fetched. */
export const waitingView = (view: SolveView): TemplateResult =>
  html`<div
    class="layout waiting ${view.controls === 'none' ? 'bare' : view.controls}"
    aria-busy="true"
  >
    ${board({ ...view, readonly: true })}
  </div>`;

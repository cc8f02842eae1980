// The line under the board: an error, else news, else a contradiction, else how full the board is.
import { html, nothing, type TemplateResult } from 'lit';
import { cellCount } from '../../core/cell';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { Messages } from '../shared/words/words';
import { headlineOf } from './headline';
import { saidAt } from './notice';
import { contradictionsIn, figuresOf } from '../shared/state/selectors';
import type { State } from '../shared/state/state';

/** All three stay in the page, so that screen readers hear what comes into them; an error beside the panel has its own. */
export function messageLine(state: State, text: Messages, language: Language): TemplateResult {
  const { history, search } = state;
  const said = saidAt('board', state, text, language);
  const error = said?.isError ? said.text : undefined;
  const news = said?.text;
  // While a search runs or has answered, its headline says it.
  const contradictions =
    search.kind === 'idle' && !history.present.answer ? contradictionsIn(state) : [];
  const warning = contradictions.length > 0 ? text.board.contradictions(contradictions) : undefined;
  const { givens, digits } = history.present;
  const given = filledIn(givens);
  const filled = filledIn(digits);
  const summary = text.board.summary(given, filled - given, cellCount - filled);
  return html`
    <div class="message">
      ${
        saidAt('panel', state, text, language)
          ? nothing
          : html`<p class="error" role="alert">${error ?? nothing}</p>`
      }
      <p class=${warning && !news ? 'warning' : 'news'} role="status">
        ${error ? nothing : (news ?? warning ?? nothing)}
      </p>
      <p class="summary">${(news ?? warning) ? nothing : [brief(state, text), summary]}</p>
    </div>
  `;
}

/** How it goes, where the result is too far below the board to be seen. */
function brief(state: State, text: Messages): TemplateResult | typeof nothing {
  const figures = figuresOf(state);
  if (!figures) return nothing;
  const { title } = headlineOf(state, text.result);
  const time = text.duration(figures.elapsedMs);
  return html`<span class="brief" aria-hidden="true"><b>${title}</b> · ${time}<br /></span>`;
}

const filledIn = (grid: Grid): number => cellCount - (grid.match(/\./g)?.length ?? 0);

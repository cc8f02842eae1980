// The line under the board: an error, else news, else a contradiction, else how full the board is.
import { html, nothing, type TemplateResult } from 'lit';
import { cellCount } from '../../core/cell';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { Messages } from '../../languages/en/element';
import { headlineOf } from './headline';
import { saidAt } from './notice';
import { isBegun } from '../shared/state/position';
import { contradictionsIn, figuresOf, offersBefore } from '../shared/state/solving-selectors';
import type { State } from '../shared/state/solving-state';

/** All three stay in the page, so that screen readers hear what comes into them; an error beside the panel has its own. */
export function messageLine(state: State, text: Messages, language: Language): TemplateResult {
  const { history, search } = state;
  const said = saidAt('board', state, text, language);
  const error = said?.isError ? said.text : undefined;
  const { before } = state;
  const kept = offersBefore(state) && before ? text.notice.kept(isBegun(before)) : undefined;
  const news = [said?.text, kept].filter((each) => each !== undefined).join(' ') || undefined;
  // While a search runs or has answered, its headline says it.
  const contradictions =
    search.kind === 'idle' && !history.present.answer ? contradictionsIn(state) : [];
  const warning = contradictions.length > 0 ? text.board.contradictions(contradictions) : undefined;
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
      <p class="summary">
        ${(news ?? warning) ? nothing : [brief(state, text), summaryOf(state, text)]}
      </p>
    </div>
  `;
}

/** How full the board is. */
export function summaryOf({ history: { present } }: State, text: Messages): string {
  const given = filledIn(present.givens);
  const filled = filledIn(present.digits);
  return text.board.summary(given, filled - given, cellCount - filled);
}

/** How it goes, where the result is too far below the board to be seen. */
export function brief(state: State, text: Messages): TemplateResult | typeof nothing {
  const figures = figuresOf(state);
  if (!figures) return nothing;
  const { title } = headlineOf(state, text.result);
  const time = text.duration(figures.elapsedMs);
  return html`<span class="brief" aria-hidden="true"><b>${title}</b> · ${time}<br /></span>`;
}

const filledIn = (grid: Grid): number => cellCount - (grid.match(/\./g)?.length ?? 0);

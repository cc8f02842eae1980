// The line under the board: an error, else a contradiction, else news, else how full the board is.
import { html, nothing, type TemplateResult } from 'lit';
import { cellCount, columnOf, rowOf } from '../../core/cell';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { Messages } from '../shared/words/words';
import { headlineOf } from './headline';
import type { Problem } from '../shared/state/problem';
import { contradictionsIn, figuresOf } from '../shared/state/selectors';
import type { Notice, State } from '../shared/state/state';

/** All three stay in the page, so that screen readers hear what comes into them. */
export function messageLine(state: State, text: Messages, language: Language): TemplateResult {
  const { notice, history, search } = state;
  const error = isError(notice) ? noticeText(notice, text, language) : undefined;
  // While a search runs or has answered, its headline says it.
  const contradictions =
    search.kind === 'idle' && !history.present.answer ? contradictionsIn(state) : [];
  const warning = contradictions.length > 0 ? text.board.contradictions(contradictions) : undefined;
  const news =
    notice && notice.kind !== 'problem' && !error ? noticeText(notice, text, language) : undefined;
  const { givens, digits } = history.present;
  const given = filledIn(givens);
  const filled = filledIn(digits);
  const summary = text.board.summary(given, filled - given, cellCount - filled);
  return html`
    <div class="message">
      <p class="error" role="alert">${error ?? nothing}</p>
      <p class=${warning && !news ? 'warning' : 'news'} role="status">
        ${error ? nothing : (news ?? warning ?? nothing)}
      </p>
      <p class="summary">${(error ?? news ?? warning) ? nothing : [brief(state, text), summary]}</p>
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

const isError = (notice: Notice | undefined): notice is Notice =>
  (notice?.kind === 'problem' && !isToldAbove(notice.problem)) ||
  (notice?.kind === 'said' && notice.saying.isError) ||
  notice?.kind === 'copy-failed' ||
  notice?.kind === 'paste-refused';

/** By refusal-line.ts, for as long as the element is there. */
const isToldAbove = (problem: Problem): boolean =>
  problem.kind === 'refused' && problem.refusal === 'webassembly';

function noticeText(notice: Notice, text: Messages, language: Language): string {
  switch (notice.kind) {
    case 'problem':
      return text.problem(notice.problem);
    case 'loaded':
      return text.notice.loaded(notice.more);
    case 'copied':
      return text.notice.copied(notice.form);
    case 'copy-failed':
      return text.notice.copyFailed;
    case 'paste-refused':
      return text.notice.pasteRefused;
    case 'emptied':
      return text.notice.emptied(notice.digits);
    case 'given':
      return text.notice.given(rowOf(notice.cell) + 1, columnOf(notice.cell) + 1);
    case 'said':
      return notice.saying.text(language);
  }
}

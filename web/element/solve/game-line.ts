// The line between board and keys: what has just been said, else what is played; with the clock and the button that stops it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Banner } from '../contract/extra';
import { isBegun } from '../shared/state/position';
import { contradictionsIn, offersBefore } from '../shared/state/solving-selectors';
import { brief, summaryOf } from './message-line';
import { saidAt } from './notice';
import { goBackBy } from './offer-button';
import type { SolveView } from './solve-facts';

/** Errors have a card of their own. The status stays in the page, so that screen readers hear what comes into it. */
export function gameLine(view: SolveView): TemplateResult {
  const { state, text, language } = view;
  const { search, history } = state;
  const said = saidAt('board', state, text, language);
  const news = said && !said.isError ? said.text : undefined;
  // While a search runs or has answered, its headline says it.
  const contradictions =
    search.kind === 'idle' && !history.present.answer ? contradictionsIn(state) : [];
  const warning = contradictions.length > 0 ? text.board.contradictions(contradictions) : undefined;
  const banner = keptOffer(view, news) ?? (news || warning ? undefined : view.banner());
  const level = [brief(state, text), view.level() ?? summaryOf(state, text)];
  return html`
    <div class="line ${banner ? (banner.isForSmall ? 'with-tip' : 'with-banner') : ''}">
      <p class=${warning && !news ? 'warning' : 'news'} role="status">
        ${banner ? nothing : (news ?? warning ?? nothing)}
      </p>
      ${banner ? bannerOf(banner) : nothing}
      <p class="summary">${(news ?? warning) ? nothing : level}</p>
      ${view.besideLine()}
    </div>
  `;
}

/** The way back to the game from which another one has taken the board, beside what else is said. */
function keptOffer(
  { state, text, readonly, commands }: SolveView,
  news: string | undefined,
): Banner | undefined {
  if (readonly || !state.before || !offersBefore(state)) return undefined;
  const { kept, goBack } = text.notice;
  const isGame = isBegun(state.before);
  return {
    text: news ?? kept(isGame),
    act: { label: goBack(isGame), onClick: goBackBy(commands) },
  };
}

const bannerOf = ({ text, act }: Banner) => html`
  <p class="banner" role="status">${text}</p>
  ${
    act
      ? html`<button type="button" class="banner secondary" @click=${act.onClick}>
          ${act.label}
        </button>`
      : nothing
  }
`;

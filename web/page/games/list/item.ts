// A game of the list: its board, how far it is, and what can be done with it.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { gradeOf } from '../../../core/techniques/grade';
import { clockTime } from '../../../languages/numbers';
import { ratingMessagesIn } from '../../../languages/en/rating';
import { boardPicture } from '../../../element/shared/picture/scene-view';
import { noonOf } from '../../../element/begin/days/streak';
import type { Purpose } from '../../../element/begin/given-puzzles';
import type { GameRow } from '../row';
import type { GamesMessages } from '../../../languages/en/games';
import { pressButton } from '../../../element/shared/look/press-button';

interface Options {
  language: Language;
  isHere: boolean;
  /** The reason for which the puzzle was given, if it was. */
  purpose: Purpose | undefined;
  goOn: () => void;
  restart: () => void;
  remove: () => void;
}

export function gameItem(row: GameRow, t: GamesMessages, options: Options): TemplateResult {
  const { id, givens, digits, seconds, played, isSolved } = row;
  const { language, isHere, goOn, restart, remove } = options;
  const about = `about-${id}`;
  const blanks = blanksIn(givens);
  const filled = blanks - blanksIn(digits);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const act = (kind: string, label: string, onClick: () => void) =>
    html`<button type="button" class=${kind} aria-describedby=${about} @click=${onClick}>
      ${label}
    </button>`;
  return html`<li class=${isHere ? 'here' : ''}>
    ${boardPicture({ grid: digits, givens })}
    <div>
      <p id=${about}>
        ${options.purpose ? html`<span class="purpose">${purposeText(options.purpose, t)}</span><br />` : nothing}
        <b class="heavy">${isSolved ? `${t.solved} · ` : nothing}${levelOf(row, t, language)}</b>
        ${isHere ? html`· ${t.here}` : nothing}<br />
        ${t.progress(filled, blanks)}${seconds > 0 ? ` · ${clockTime(seconds)}` : nothing}
        <progress class="whole-width" max=${blanks} value=${filled} aria-hidden="true"></progress>
        <span class="off-screen">${t.played}</span> ${date.format(played)}
      </p>
      <div class="acts flow">
        ${act('secondary', isSolved ? t.look : t.goOn, goOn)} ${act('quiet', t.restart, restart)}
        ${act('quiet', t.remove, remove)}
      </div>
    </div>
  </li>`;
}

/** In the place of a game that was deleted. */
export const removedItem = (t: GamesMessages, undo: () => void): TemplateResult =>
  html`<li class="removed strip apart">
    <p role="status">${t.removed}</p>
    ${pressButton('secondary', t.undo, undo)}
  </li>`;

function purposeText(purpose: Purpose, t: GamesMessages): string {
  return purpose.kind === 'day'
    ? t.daily(noonOf(purpose.day))
    : t.practice(t.techniques[purpose.technique]);
}

function levelOf(
  { givens, rating }: GameRow,
  t: GamesMessages,
  language: Language,
): string | typeof nothing {
  if (rating === undefined) return nothing;
  return rating === 0 || givens === emptyGrid
    ? t.unrated
    : ratingMessagesIn(language).grades[gradeOf(rating)];
}

const blanksIn = (grid: string): number => grid.split('.').length - 1;

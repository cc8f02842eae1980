// The statistics of the solved games of this browser, level by level; nothing of them leaves the browser.
import { html, nothing, type TemplateResult } from 'lit';
import { gradeOf, grades, type Grade } from '../../../core/techniques/grade';
import { clockTime } from '../../../languages/numbers';
import { keepRecords, keepsRecords } from '../../../element/begin/given-puzzles';
import { recall, remember } from '#remembered';
import type { GameRow } from '../row';
import type { GamesMessages } from '../../../languages/en/games';

export interface LevelFigures {
  grade: Grade;
  solved: number;
  /** In seconds; undefined where no game of the level was timed. */
  best: number | undefined;
  usual: number | undefined;
}

/** The levels that games were solved of, the easiest first; games that are not rated yet are in none. */
export function statisticsOf(rows: readonly GameRow[]): LevelFigures[] {
  const solved = rows.filter(({ isSolved, rating = 0 }) => isSolved && rating > 0);
  return [...grades.map(({ name }) => name), 'beyond' as const].flatMap((grade) => {
    const games = solved.filter(({ rating = 0 }) => gradeOf(rating) === grade);
    if (games.length === 0) return [];
    const times = games
      .map(({ seconds }) => seconds)
      .filter((seconds) => seconds > 0)
      .toSorted((one, other) => one - other);
    return [{ grade, solved: games.length, best: times[0], usual: middleOf(times) }];
  });
}

/** The usual one of sorted figures; of an even number of them the lower of the two in the middle. */
const middleOf = (sorted: readonly number[]): number | undefined =>
  sorted[Math.floor((sorted.length - 1) / 2)];

const note = 'statistics';

/** Folded up until somebody wants it. `open`: called with what it needs once it is open; `change`: once it is switched. */
export function statistics(
  rows: readonly GameRow[],
  text: GamesMessages,
  { open, change }: { open: () => void; change: () => void },
): TemplateResult | typeof nothing {
  if (!rows.some(({ isSolved }) => isSolved)) return nothing;
  const isOpen = recall(note) === 'open';
  if (isOpen) open();
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    remember(note, target.open ? 'open' : '');
    if (target.open) open();
  };
  return html`<details class="statistics" ?open=${isOpen} @toggle=${onToggle}>
    <summary class="touchable">${text.statistics.title}</summary>
    <label>
      <input
        type="checkbox"
        .checked=${keepsRecords()}
        @change=${({ target }: Event) => {
          keepRecords(target instanceof HTMLInputElement && target.checked);
          change();
        }}
      />
      ${text.statistics.keep}
    </label>
    ${keepsRecords() ? table(rows, text) : nothing}
  </details>`;
}

function table(rows: readonly GameRow[], text: GamesMessages): TemplateResult {
  const time = (seconds: number | undefined) => (seconds === undefined ? '–' : clockTime(seconds));
  const { level, solved, best, usual, grades: names } = text.statistics;
  return html`<table class="whole-width tabular">
    <thead>
      <tr>
        ${[level, solved, best, usual].map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${statisticsOf(rows).map(
        (each) =>
          html`<tr>
            <th scope="row">${names[each.grade]}</th>
            <td>${each.solved}</td>
            <td>${time(each.best)}</td>
            <td>${time(each.usual)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

// The searches on one puzzle beside each other: each explores for some seconds, or until it ends.
import { css, html, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import {
  filmedSearches,
  type FilmShown,
  type FilmedSearch,
  type VariedSolver,
} from '../../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { variedFilmIn } from '../../../languages/en/varied-film';
import { variedLearningIn } from '../../../languages/en/varied-learning';
import { wholeNumbersIn } from '../../../languages/numbers';

const mostMs = 5_000;
const pictureMs = 100;

export interface Compared {
  steps: number;
  ms: number;
  end: FilmShown['end'];
}

export type Comparison = ReadonlyMap<FilmedSearch, Compared>;

/**
 * `chosen` comes last, since the worker keeps the last search. Ends early once `isWanted` is false; `tell` is called with each piece of news.
 */
export async function compareSearches(
  solver: VariedSolver,
  puzzle: VariedPuzzle,
  chosen: FilmedSearch,
  { isWanted, tell }: { isWanted: () => boolean; tell: (comparison: Comparison) => void },
): Promise<void> {
  const compared = new Map<FilmedSearch, Compared>();
  const inTurn = [...filmedSearches.filter((search) => search !== chosen), chosen];
  for (const search of inTurn) {
    const begin = performance.now();
    for (;;) {
      if (!isWanted()) return;
      const shown = await solver.film(puzzle, { search, at: 0, exploreMs: pictureMs, parts: 1 });
      const ms = performance.now() - begin;
      compared.set(search, { steps: shown.explored, ms, end: shown.end });
      tell(new Map(compared));
      if (shown.end !== 'open' || ms >= mostMs) break;
    }
  }
}

export const comparisonStyles = css`
  caption {
    font-weight: 700;
  }
  caption,
  th {
    text-align: start;
  }
  tbody th {
    font-weight: 400;
  }
  .figure {
    text-align: end;
    white-space: nowrap;
  }
`;

export function comparisonView(comparison: Comparison, language: Language): TemplateResult {
  const { comparison: text } = variedLearningIn(language);
  const { searches } = variedFilmIn(language);
  const steps = wholeNumbersIn(language);
  return html`<table class="whole-width tabular text-14">
    <caption>
      ${text.title}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.search}</th>
        <th scope="col" class="figure">${text.steps}</th>
        <th scope="col" class="figure">${text.time}</th>
        <th scope="col">${text.end}</th>
      </tr>
    </thead>
    <tbody>
      ${filmedSearches.map((search) => {
        const each = comparison.get(search);
        return html`<tr>
          <th scope="row">${searches[search]}</th>
          <td class="figure">${each ? steps.format(each.steps) : '–'}</td>
          <td class="figure">${each ? text.seconds(each.ms) : '–'}</td>
          <td>${each ? text.ends[each.end] : '–'}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

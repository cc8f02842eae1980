// The rating of the puzzle beside its path: another order of techniques may come by another hardest step.
import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { TechniquesClient } from '../../client/techniques/techniques-client';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { Ratings, TechniqueOrder } from '../../core/techniques/technique-calls';
import { ratingText } from '../../core/techniques/grade';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import type { Walk } from './walk';
import type { ExplainMessages } from '../../languages/en/explain';

const client = new TechniquesClient();
let last: { puzzle: Grid; ratings: Promise<Ratings | undefined> } | undefined;

function ratingsOf(puzzle: Grid): Promise<Ratings | undefined> {
  if (last?.puzzle !== puzzle) {
    const ratings = client.ask('rating', { puzzle }).catch(() => undefined);
    last = { puzzle, ratings };
  }
  return last.ratings;
}

/** `highest`: the rating of the hardest step. Nothing for the order that ratings are from, where it is the puzzle's rating. */
export function rated(
  walk: Walk,
  highest: number,
  { order, language }: { order: TechniqueOrder; language: Language },
  text: ExplainMessages,
): TemplateResult | typeof nothing {
  const puzzle = walk.boards[0]?.digits;
  if (order === 'classic' || !walk.isUnique || puzzle === undefined) return nothing;
  const line = ratingsOf(puzzle).then((ratings) => {
    const { hardest = 0, technique } = ratings ?? {};
    if (hardest === 0) return nothing;
    const name = technique && techniqueNamesIn(language).names[technique];
    const other = hardest === highest ? nothing : ` ${text.anotherWay}`;
    return html`<p>${text.rated(ratingText(hardest), name)}${other}</p>`;
  });
  return html`${until(line, nothing)}`;
}

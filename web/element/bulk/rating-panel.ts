// The ratings of puzzles with one solution; rating takes long, so it starts only when asked for.
import { html, nothing, type TemplateResult } from 'lit';
import type { BulkRating } from '../../client/bulk/bulk-rating';
import type { BulkChoice } from '../../client/bulk/bulk-rows';
import type { BulkRun } from '../../client/bulk/bulk-run';
import { beyondRating } from '../../core/techniques/technique-calls';
import { ratingText } from '../../core/techniques/grade';
import { histogram, type Bar } from './histogram';
import type { BulkMessages } from '../../languages/en/bulk';
import { pressButton } from '../shared/look/press-button';

export interface RatingCommands {
  rate: () => void;
  cancel: () => void;
  choose: (choice: BulkChoice) => void;
}

/** In tenths. */
const least = 10;
const barWidth = 5;

export function ratingPanel(
  run: BulkRun,
  rating: BulkRating | undefined,
  choice: BulkChoice,
  text: BulkMessages,
  commands: RatingCommands,
): TemplateResult | typeof nothing {
  const isOver = run.phase !== 'running' && run.phase !== 'paused';
  if (!isOver || run.totals.kinds.unique === 0) return nothing;
  const t = text.rating;
  return html`<section class="rating stacked from-start gap-12" aria-label=${t.title}>
    <h2>${t.title}</h2>
    <p class="note">${t.note}</p>
    ${rating ? progress(rating, text) : nothing}
    <div class="buttons">${startOrCancel(rating, text, commands)}</div>
    ${rating && rating.rated > 0 ? [figure(rating, text), span(choice, text, commands)] : nothing}
  </section>`;
}

function startOrCancel(
  rating: BulkRating | undefined,
  { rating: t }: BulkMessages,
  { rate, cancel }: RatingCommands,
): TemplateResult | typeof nothing {
  const button = (label: string, onClick: () => void) => pressButton('secondary', label, onClick);
  switch (rating?.phase) {
    case undefined:
      return button(t.start, rate);
    case 'rating':
      return button(t.cancel, cancel);
    case 'cancelled':
    case 'failed':
      return button(t.goOn, rate);
    case 'rated':
      return nothing;
  }
}

function progress({ phase, rated, wanted, leftMs }: BulkRating, { rating: t }: BulkMessages) {
  const left = phase === 'rating' ? leftMs : undefined;
  return html`<p role="status">${t.phase[phase]} ${t.progress(rated, wanted, left)}</p>
    ${
      phase === 'rating'
        ? html`<progress
            aria-label=${t.title}
            max=${Math.max(1, wanted)}
            .value=${rated}
          ></progress>`
        : nothing
    }`;
}

function figure({ counts }: BulkRating, text: BulkMessages): TemplateResult {
  const t = text.rating;
  const bars: Bar[] = [];
  for (let from = least; from <= beyondRating; from += barWidth) {
    const to = Math.min(from + barWidth - 1, beyondRating);
    bars.push({ from, to, count: counts.slice(from, to + 1).reduce((sum, each) => sum + each, 0) });
  }
  return html`<figure>
    ${histogram(bars, t.title, { bar: t.bar, none: text.histograms.none }, ratingText)}
  </figure>`;
}

/** The form that chooses puzzles from one rating to another. */
function span(choice: BulkChoice, { rating: t }: BulkMessages, { choose }: RatingCommands) {
  const { from, to } = typeof choice === 'string' ? { from: least, to: beyondRating } : choice;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : undefined;
    const tenths = (name: string) => Math.round(Number(form && new FormData(form).get(name)) * 10);
    choose({ from: tenths('from'), to: tenths('to') });
  };
  const field = (name: 'from' | 'to', value: number) =>
    html`<label for="rated-${name}">${t[name]}</label>
      <input
        id="rated-${name}"
        name=${name}
        type="number"
        min="1"
        max="12"
        step="0.1"
        required
        inputmode="decimal"
        .value=${(value / 10).toFixed(1)}
      />`;
  return html`<form class="span flow middle" @submit=${onSubmit}>
    ${field('from', from)} ${field('to', to)}
    <button type="submit" class="secondary">${t.show}</button>
  </form>`;
}

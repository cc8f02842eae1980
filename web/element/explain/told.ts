// What is told of a step: its technique, its effect and why; of the start and the end, what the path is like.
import { html, nothing, type TemplateResult } from 'lit';
import { beyondRating } from '../../core/techniques/calls';
import type { Deduction } from '../../core/techniques/deduction';
import { techniqueOf } from '../../core/techniques/technique';
import { chainsIn } from '../shared/techniques/evidence-parts';
import { techniqueNamesIn } from '../shared/techniques/names-in';
import { ratingText } from '../../core/techniques/rating-text';
import { chainList, spokenLine } from '../shared/techniques/sentence-view';
import { techniqueMessagesIn } from '../shared/techniques/words-in';
import type { Shown } from './shown';
import { blanksIn, boardAt, lastOf, placementsIn, stepAt, type Walk } from './walk';
import type { ExplainMessages } from './words';

export const ratingOf = ({ rating }: Deduction, { unrated }: ExplainMessages): string =>
  rating > 0 ? ratingText(rating) : unrated;

export function told(view: Shown, walk: Walk): TemplateResult {
  const { model } = view;
  const { position, playing } = model;
  const step = stepAt(walk, position);
  // A step every few seconds is enough to hear; while it plays, the slider says where it is.
  return html`<section class="told" tabindex="0" aria-live=${playing ? 'off' : 'polite'}>
    ${step ? stepTold(view, step) : position === 0 && walk.steps.length > 0 ? startTold(view, walk) : endTold(view, walk)}
  </section>`;
}

function stepTold({ input, model, text, commands }: Shown, step: Deduction) {
  const { names } = techniqueNamesIn(input.language);
  const { effect, reason } = techniqueMessagesIn(input.language);
  return html`<p class="kind">
      <b>${names[step.technique]}</b> <small>${ratingOf(step, text)}</small>
    </p>
    ${spokenLine(effect(step), commands.light, 'effect')}
    ${spokenLine(reason(step), commands.light)}
    ${techniqueOf(step.technique).needsUniqueness ? html`<p class="note">${text.restsOnUniqueness}</p>` : nothing}
    ${
      chainsIn(step).length > 0
        ? chainList(step, {
            drawn: model.chain,
            name: text.chain,
            show: commands.showChain,
            light: commands.light,
          })
        : nothing
    }
    ${about({ input, text }, step)}`;
}

/** What the technique is, for people who meet it for the first time. */
function about({ input, text }: Pick<Shown, 'input' | 'text'>, step: Deduction) {
  const { names, families } = techniqueNamesIn(input.language);
  const { family, rating, needsUniqueness } = techniqueOf(step.technique);
  return html`<details class="about">
    <summary>${text.about.title(names[step.technique])}</summary>
    <p>${families[family].gist} ${text.about.families[family]}</p>
    ${needsUniqueness ? html`<p>${text.about.needsUniqueness}</p>` : nothing}
    <p class="note">${rating > 0 ? text.about.from(ratingText(rating)) : text.about.off}</p>
  </details>`;
}

function startTold({ input, text }: Shown, walk: Walk) {
  const { steps, hardest, isUnique, isSolved } = walk;
  const peak = hardest === undefined ? undefined : stepAt(walk, hardest);
  const { names } = techniqueNamesIn(input.language);
  return html`<p class="kind"><b>${text.start}</b></p>
    <p>${text.summary(steps.length, placementsIn(walk))}</p>
    ${
      peak && hardest !== undefined
        ? html`<p>${text.hardestStep(names[peak.technique], ratingText(peak.rating), hardest)}</p>`
        : nothing
    }
    ${isSolved ? nothing : html`<p class="effect">${limit(walk, text)}</p>`}
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}`;
}

function endTold({ text, commands }: Shown, walk: Walk) {
  const { isSolved, isUnique, steps } = walk;
  return html`<p class="kind">
      <b>${text.end}</b>
      ${!isSolved && isUnique ? html`<small>${ratingText(beyondRating)}</small>` : nothing}
    </p>
    <p>
      ${isSolved ? (steps.length > 0 ? text.solved(steps.length) : text.solvedAlready) : limit(walk, text)}
    </p>
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}
    ${
      isSolved
        ? nothing
        : html`<button type="button" class="primary" @click=${commands.watchFromHere}>
            ${text.watchFromHere}
          </button>`
    }`;
}

/** Where logic ends. */
function limit(walk: Walk, text: ExplainMessages): string {
  const blanks = blanksIn(boardAt(walk, lastOf(walk)).digits);
  return walk.isUnique ? text.beyond(blanks) : text.undecided(blanks);
}

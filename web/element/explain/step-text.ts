// The text about a step: its technique, its effect and why; at the start and the end, a summary of the path.
import { html, nothing, type TemplateResult } from 'lit';
import {
  beyondRating,
  everyTechnique,
  hintLevels,
  levelAfter,
} from '../../core/techniques/technique-calls';
import type { Deduction } from '../../core/techniques/deduction';
import { techniqueOf } from '../../core/techniques/technique';
import { chainsIn } from '../shared/techniques/chains';
import { techniqueNote } from '../shared/techniques/technique-note-slot';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { ratingText } from '../../core/techniques/grade';
import { chainList, spokenLine } from '../shared/techniques/sentence-view';
import { techniqueMessagesIn } from '../../languages/en/techniques';
import type { ExplainCommands } from './explain-commands';
import type { ExplainInput } from './explain-input';
import type { ExplainModel } from './explain-model';
import { leftOff, lookedFor } from './pending';
import { rated } from './rated';
import type { Shown } from './explain-shown';
import { blanksIn, boardAt, lastOf, placementsIn, stepAt, type Walk } from './walk';
import type { ExplainMessages } from '../../languages/en/explain';
import { pressButton } from '../shared/look/press-button';

export const ratingOf = ({ rating }: Deduction, { unrated }: ExplainMessages): string =>
  rating > 0 ? ratingText(rating) : unrated;

export function stepText(view: Shown, walk: Walk): TemplateResult {
  const { model } = view;
  const { position, playing } = model;
  const step = stepAt(walk, position);
  // A step every few seconds is enough to hear; while it plays, the slider says where it is.
  return html`<section
    class="step-text paper stacked from-top gap-8 text-15"
    tabindex="0"
    aria-live=${playing ? 'off' : 'polite'}
  >
    ${step ? textOf(view, step) : aroundSteps(view, walk)}
  </section>`;
}

/** The start and the end of a path. */
function aroundSteps(view: Shown, walk: Walk): TemplateResult {
  const { text, model } = view;
  const { steps, end } = walk;
  const count = steps.length;
  if (end === 'looking') return lookedFor(view, count);
  if (end === 'stopped' || end === 'failed' || end === 'missing') {
    return leftOff(view, text.left[end](count));
  }
  return model.position === 0 && count > 0 ? startText(view, walk) : endText(view, walk);
}

function textOf(view: Shown, step: Deduction) {
  const { input, model, text, commands } = view;
  const { names, families } = techniqueNamesIn(input.language);
  const { where, effect, reason, nameOf } = techniqueMessagesIn(input.language);
  const { family, needsUniqueness } = techniqueOf(step.technique);
  const reached = hintLevels.indexOf(model.level);
  return html`<p class="kind">
      <b>${names[step.technique]}</b> <small class="tabular">${ratingOf(step, text)}</small>
    </p>
    ${model.hints && reached < 3 ? html`<p class="note">${families[family].gist}</p>` : nothing}
    ${model.hints && reached > 0 ? spokenLine(where(step), commands.light) : nothing}
    ${reached > 1 ? spokenLine(effect(step), commands.light, 'effect') : nothing}
    ${reached > 2 ? spokenLine(reason(step), commands.light) : nothing}
    ${reached > 2 && needsUniqueness ? html`<p class="note">${text.restsOnUniqueness}</p>` : nothing}
    ${
      reached > 2 && chainsIn(step).length > 0
        ? chainList(step, {
            drawn: model.chain,
            name: text.chain,
            show: commands.showChain,
            light: commands.light,
            nameOf,
            unfolding: { language: input.language, open: model.unfolded, show: commands.unfold },
          })
        : nothing
    }
    ${model.hints ? furtherButton(model, text, commands) : nothing} ${about(view, step)}`;
}

/** More of the step; where all is told, the next one. */
function furtherButton(
  { level, position }: ExplainModel,
  text: ExplainMessages,
  commands: ExplainCommands,
) {
  const next = levelAfter(level);
  const onClick = () => {
    if (next) commands.more();
    else commands.go(position + 1);
  };
  return pressButton('primary', next ? text.hints.more[next] : text.hints.next, onClick);
}

/** The explanation of the technique, for people who meet it for the first time. */
function about({ input, model, hasExamples, text }: Shown, step: Deduction) {
  const { names, families } = techniqueNamesIn(input.language);
  const { family, rating, needsUniqueness } = techniqueOf(step.technique);
  return techniqueNote(
    step.technique,
    input.language,
    hasExamples,
    text.about.title(names[step.technique]),
    html`<p>${model.hints ? nothing : families[family].gist} ${text.about.families[family]}</p>
      ${needsUniqueness ? html`<p>${text.about.needsUniqueness}</p>` : nothing}
      <p class="note">${rating > 0 ? text.about.from(ratingText(rating)) : text.about.off}</p>`,
  );
}

function startText({ input, hasExamples, text }: Shown, walk: Walk) {
  const { steps, hardest, isUnique, end, points } = walk;
  const peak = hardest === undefined ? undefined : stepAt(walk, hardest);
  const { names } = techniqueNamesIn(input.language);
  // The page alone: the rating comes later than the path, and a frame in a post would change its height.
  const rating = hasExamples ? rated(walk, peak?.rating ?? 0, input, text) : nothing;
  return html`<p class="kind"><b>${text.start}</b></p>
    <p>${text.summary(steps.length, placementsIn(walk))}</p>
    ${
      peak && hardest !== undefined
        ? html`<p>${text.hardestStep(names[peak.technique], ratingText(peak.rating), hardest)}</p>`
        : nothing
    }
    ${input.order === 'hodoku' && isUnique ? html`<p>${text.score(points)}</p>` : nothing} ${rating}
    ${end === 'solved' ? nothing : html`<p class="effect">${limit(walk, input, text)}</p>`}
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}`;
}

function endText({ input, text, commands }: Shown, walk: Walk) {
  const { end, isUnique, steps } = walk;
  const isSolved = end === 'solved';
  return html`<p class="kind">
      <b>${text.end}</b>
      ${!isSolved && isUnique && input.techniques === everyTechnique ? html`<small class="tabular">${ratingText(beyondRating)}</small>` : nothing}
    </p>
    <p>
      ${isSolved ? (steps.length > 0 ? text.solved(steps.length) : text.solvedAlready) : limit(walk, input, text)}
    </p>
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}
    ${
      isSolved
        ? nothing
        : html`${
            input.techniques === everyTechnique
              ? nothing
              : pressButton('primary', text.useAll, () => {
                  commands.useTechniques(everyTechnique);
                })
          }
          ${pressButton('primary', text.watchFromHere, commands.watchFromHere)}`
    }`;
}

/** Where logic ends, or the techniques that were chosen. */
function limit(walk: Walk, { techniques }: ExplainInput, text: ExplainMessages): string {
  const blanks = blanksIn(boardAt(walk, lastOf(walk)).digits);
  if (techniques !== everyTechnique) return text.beyondChosen(blanks);
  return walk.isUnique ? text.beyond(blanks) : text.undecided(blanks);
}

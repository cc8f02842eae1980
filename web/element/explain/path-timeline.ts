// The ratings along the path as bars, and among them where one is: a pointer on it goes to a step.
//
//   |                 ▼            |
//   |            #   ##   #        |   as high as the step is rated; digits that are placed are full,
//   | #..##.#.####.####.###..#.### |   candidates that are removed pale
import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { beyondRating } from '../../core/techniques/technique-calls';
import type { Deduction } from '../../core/techniques/deduction';
import { stepIcons } from '../shared/look/step-icons';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { ratingText } from '../../core/techniques/grade';
import type { Shown } from './explain-shown';
import { isWhole, lastOf, stepAt, type Walk } from './walk';
import { pressButton } from '../shared/look/press-button';

/** Heights in hundredths: the least that is seen, and the room above the highest for the mark. */
const leastHeight = 10;
const mostHeight = 84;
/** Above so many steps the gaps between bars would be all that is seen of them. */
const mostWithGaps = 90;

/** A step that is not on the scale is as low as the lowest; it is drawn hollow. */
const heightOf = ({ rating }: Deduction): number =>
  leastHeight + (Math.max(0, rating - 10) / (beyondRating - 10)) * (mostHeight - leastHeight);

export function timelineView(view: Shown, walk: Walk): TemplateResult {
  const { model, text, commands } = view;
  const { position } = model;
  const count = walk.steps.length;
  const onPointer = (event: PointerEvent) => {
    const { currentTarget, type } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    if (type === 'pointerdown' && event.button === 0) {
      currentTarget.setPointerCapture(event.pointerId);
    }
    if (!currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = positionUnder(event, currentTarget, count);
    if (to !== model.position) commands.go(to);
  };
  return html`<div class="timeline" part="timeline">
    <div class="head strip middle">
      <p class="place" aria-hidden="true">
        <span class="label muted text-14">${text.step}</span> <b>${Math.min(position, count)}</b>
        <span class="of muted text-14"
          >${isWhole(walk) ? text.of(count) : text.ofSoFar(count)}</span
        >
      </p>
      ${view.input.controls === 'full' ? ways(view, walk) : nothing}
    </div>
    <div
      class="film"
      role="slider"
      tabindex="0"
      aria-label=${text.timeline}
      aria-orientation="horizontal"
      aria-valuemin="0"
      aria-valuemax=${lastOf(walk)}
      aria-valuenow=${position}
      aria-valuetext=${valueText(view, walk)}
      @pointerdown=${onPointer}
      @pointermove=${onPointer}
      @keydown=${commands.onTimelineKey}
    >
      <div class="track">
        ${guard([walk], () => bars(walk))}
        <span class="peak"></span>
        <span class="cursor"></span>
      </div>
    </div>
    ${guard([walk, text], () => legend(view, walk))}
  </div>`;
}

/** Where the step that is shown and the hardest one are; to be called after it was drawn: the policy allows no styles in it. */
export function placeMarks(root: ParentNode, walk: Walk | undefined, position: number): void {
  const place = (selector: string, at: number | undefined) => {
    const mark = root.querySelector<HTMLElement>(`.track ${selector}`);
    if (!mark) return;
    mark.hidden = at === undefined;
    mark.style.insetInlineStart = `${share((at ?? 0) - 0.5, walk?.steps.length ?? 0)}%`;
  };
  place('.cursor', position);
  place('.peak', walk?.hardest);
}

/** Beside the number of the step: to the hardest, and what the keys do; while a step is told, also an end to the search for more. */
function ways({ model, text, commands }: Shown, walk: Walk): TemplateResult {
  const { hardest, end } = walk;
  return html`${
      end === 'looking' && stepAt(walk, model.position)
        ? pressButton('quiet', text.cancel, commands.cancel)
        : nothing
    }<button
      type="button"
      class="quiet"
      title="${text.acts.hardest} (H)"
      aria-disabled=${hardest === undefined ? 'true' : 'false'}
      @click=${() => {
        commands.act('hardest');
      }}
    >
      ${text.hardest}
    </button>
    <button
      type="button"
      class="quiet"
      aria-haspopup="dialog"
      aria-label=${text.help.open}
      title="${text.help.open} (?)"
      @click=${() => {
        commands.act('help');
      }}
    >
      ${stepIcons.help}
    </button>`;
}

function bars({ steps, hardest }: Walk): TemplateResult {
  const gap = steps.length > mostWithGaps ? 0 : 0.16;
  return html`<svg
    viewBox="0 0 ${Math.max(1, steps.length)} 100"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${steps.map((step, index) => {
      const height = heightOf(step);
      const classes = [
        step.placement ? 'placing' : 'removing',
        step.rating === 0 && 'unrated',
        index + 1 === hardest && 'hardest',
      ].filter(Boolean);
      return svg`<rect class=${classes.join(' ')} x=${index + gap / 2} y=${100 - height} width=${1 - gap} height=${height} />`;
    })}
  </svg>`;
}

/** The room of the last one is there before the steps are known, so that nothing moves when they come. */
function legend({ text }: Shown, { steps }: Walk): TemplateResult {
  const isUnrated = steps.some(({ rating }) => rating === 0);
  return html`<div class="legend flow muted text-13">
    <span class="placing">${text.legend.placement}</span>
    <span class="removing">${text.legend.elimination}</span>
    <span class="hardest">${text.legend.hardest}</span>
    <span class=${isUnrated ? 'unrated' : 'unrated absent'}>${text.legend.unrated}</span>
  </div>`;
}

const share = (steps: number, count: number): number =>
  Math.min(100, Math.max(0, (steps / Math.max(1, count)) * 100));

/** Left of the bars is the start, right of them the end. */
function positionUnder({ clientX }: PointerEvent, film: HTMLElement, count: number): number {
  const track = film.querySelector('.track')?.getBoundingClientRect();
  if (!track || track.width === 0) return 0;
  const at = (clientX - track.left) / track.width;
  if (at < 0) return 0;
  return at > 1 ? count + 1 : Math.min(count, Math.floor(at * count) + 1);
}

function valueText({ input, model, text }: Shown, walk: Walk): string {
  const { position } = model;
  const step = stepAt(walk, position);
  if (!step) return position === 0 ? text.start : text.end;
  const name = techniqueNamesIn(input.language).names[step.technique];
  const rating = step.rating > 0 ? ratingText(step.rating) : text.unrated;
  return text.position(position, walk.steps.length, `${name}, ${rating}`);
}

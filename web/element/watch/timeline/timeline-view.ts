// The timeline as it stands on the page: where the search is, its picture, and how far it is explored.
import { html, nothing, type TemplateResult } from 'lit';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchCommands } from '../controls/watch-commands';
import { watchIcons as icons } from '../controls/watch-icons';
import type { WatchModel } from '../state/watch-model';
import { exploredIn, isFinished, positionIn } from '../state/watch-selectors';
import type { Timeline } from './timeline';

/** `isCovered`: a question waits, so neither the picture nor the number of steps is told. */
export function timelineView(
  model: WatchModel,
  text: WatchMessages,
  commands: WatchCommands,
  timeline: Timeline,
  isCovered: boolean,
): TemplateResult {
  const whole = exploredIn(model);
  const finished = isFinished(model);
  const position = positionIn(model);
  const depth = model.shown?.counters.depth ?? 0;
  return html`
    <div class="timeline" part="timeline">
      <p class="place lining text-15" aria-hidden="true">
        <span class="label muted text-14">${text.figures.step}</span>
        <b>${text.number(position)}</b>
        <span class="of muted text-14">${isCovered ? nothing : text.of(whole, finished)}</span>
      </p>
      ${zoomButtons(model, text, commands)}
      <div
        class=${isCovered ? 'film covered' : 'film'}
        role="slider"
        tabindex="0"
        aria-label=${text.timeline}
        aria-orientation="horizontal"
        aria-valuemin="0"
        aria-valuemax=${isCovered ? position : whole}
        aria-valuenow=${Math.min(position, whole)}
        aria-valuetext=${isCovered ? text.covered : text.position(position, whole, finished, depth)}
        aria-disabled=${isCovered ? 'true' : nothing}
        @pointerdown=${timeline.onPointerDown}
        @pointermove=${timeline.onPointerMove}
        @lostpointercapture=${timeline.onPointerEnd}
        @wheel=${timeline.onWheel}
        @keydown=${commands.onTimelineKey}
      >
        <canvas class="whole-width"></canvas>
        <span class="mark from" hidden></span>
        <span class="mark to" hidden></span>
        <span class="cursor"></span>
        ${isCovered ? html`<span class="cover muted text-14">${text.covered}</span>` : nothing}
      </div>
      <div class="legend strip middle across muted one-line text-13">
        <span class="depth">${text.legend.depth}</span>
        <span class="dead-ends">${text.legend.deadEnds}</span>
        <span class="solution">${text.legend.solution}</span>
        ${exploring(model, text, commands)}
      </div>
    </div>
  `;
}

function zoomButtons(
  { span }: WatchModel,
  text: WatchMessages,
  { act }: WatchCommands,
): TemplateResult {
  const button = (
    name: 'zoom-in' | 'zoom-out' | 'zoom-all',
    icon: TemplateResult,
    enabled: boolean,
  ) =>
    html`<button
      type="button"
      class="quiet"
      aria-label=${text.acts[name]}
      title=${text.acts[name]}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) act(name);
      }}
    >
      ${icon}
    </button>`;
  return html`<div class="zoom strip middle" role="group" aria-label=${text.zoom}>
    <span class="zoomed muted text-14 tabular"
      >${span ? text.zoomedTo(span.from, span.to) : nothing}</span
    >
    ${button('zoom-out', icons.zoomOut, span !== undefined)}
    ${button('zoom-in', icons.zoomIn, true)}
    ${button('zoom-all', icons.zoomAll, span !== undefined)}
  </div>`;
}

/** Nothing, once all is explored, and where a recording is awaited or missing: there is nothing to stop or to go on with. */
function exploring(
  model: WatchModel,
  text: WatchMessages,
  { toggleExploring }: WatchCommands,
): TemplateResult {
  if (isFinished(model) || (model.opening && !model.shown)) return html``;
  const label = model.exploring ? text.halt : text.explore;
  return html`<span class="explored strip middle tabular gap-4">
    <span class="said">${model.exploring ? text.exploring : text.paused}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${label}
      title=${label}
      @click=${toggleExploring}
    >
      ${model.exploring ? icons.pause : icons.play}<span>${label}</span>
    </button>
  </span>`;
}

// Pictures of how deep a search is: over all of its known steps, and step by step around the position.
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { FilmShown, LearningShown } from '../../../core/varied/varied-calls';

export const depthStyles = css`
  .depths,
  .nearby {
    display: block;
    inline-size: 100%;
    block-size: 3rem;
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 1;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .depths line {
    stroke: var(--ink);
    stroke-width: 2;
  }
  figure {
    margin: 0;
  }
  .nearby {
    block-size: 4rem;
  }
  .nearby .here {
    fill: var(--accent);
  }
  .nearby .by-one {
    fill: none;
    stroke: var(--ink-soft);
    stroke-dasharray: 3 2;
  }
`;

/** `parts`: as the picture was asked for. */
export function depthsView(shown: FilmShown | undefined, parts: number): TemplateResult {
  const { depths = [], explored = 0, position = 0 } = shown ?? {};
  const highest = Math.max(1, ...depths);
  const points = depths.map(
    (depth, at) => `${at},${1 - depth / highest} ${at + 1},${1 - depth / highest}`,
  );
  const x = explored === 0 ? 0 : (position / explored) * parts;
  return html`<svg
    class="depths"
    viewBox="0 0 ${parts} 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<polygon vector-effect="non-scaling-stroke" points="0,1 ${points.join(' ')} ${parts},1" />
    <line vector-effect="non-scaling-stroke" x1=${x} x2=${x} y1="0" y2="1" />`}
  </svg>`;
}

/** Steps of the picture, the one of the position in the middle. */
const columns = 49;

/** The choices that stand after each step nearby; beside a lesson also those that one step back would have left. */
export function nearbyView(shown: LearningShown, caption: string): TemplateResult {
  const { near, nearFirst, position } = shown;
  const highest = Math.max(1, ...near.map(({ choices, from }) => Math.max(choices, from)));
  const first = (columns - 1) / 2 - (position - nearFirst);
  const bar = (at: number, choices: number, name: string) =>
    svg`<rect class=${name} vector-effect="non-scaling-stroke" x=${first + at} width="1"
      y=${1 - choices / highest} height=${choices / highest} />`;
  return html`<figure class="one-column gap-8">
    <svg class="nearby" viewBox="0 0 ${columns} 1" preserveAspectRatio="none" aria-hidden="true">
      ${near.map(({ kind, choices, from }, at) => [
        kind === 'lesson' && from - 1 > choices ? bar(at, from - 1, 'by-one') : nothing,
        bar(at, choices, nearFirst + at === position ? 'here' : ''),
      ])}
    </svg>
    <figcaption class="muted text-14">${caption}</figcaption>
  </figure>`;
}

// How many puzzles have each value, as bars.
import { html, svg, type TemplateResult } from 'lit';

export interface Bar {
  from: number;
  to: number;
  count: number;
}

const width = 320;
const height = 96;
const foot = 16;

/** The bars from the first to the last that is not empty. */
export function trimmed(bars: readonly Bar[]): readonly Bar[] {
  const first = bars.findIndex(({ count }) => count > 0);
  const last = bars.findLastIndex(({ count }) => count > 0);
  return first < 0 ? [] : bars.slice(first, last + 1);
}

export function histogram(
  bars: readonly Bar[],
  title: string,
  text: { bar: (from: number, to: number, count: number) => string; none: string },
  label: (from: number) => string = String,
): TemplateResult {
  const shown = trimmed(bars);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const step = width / Math.max(1, shown.length);
  const every = Math.ceil(shown.length / 8);
  const inWords = shown
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => text.bar(from, to, count));
  return html`<svg
    class="histogram whole-width"
    viewBox="0 0 ${width} ${height + foot}"
    role="img"
    aria-label="${title}: ${inWords.length > 0 ? inWords.join(', ') : text.none}"
  >
    <path class="base" d="M0 ${height}H${width}" />
    ${shown.map(({ from, to, count }, index) => {
      // A bar has a least length, so that a few among millions are still seen.
      const tall = count === 0 ? 0 : Math.max(1.5, (count / most) * (height - 4));
      return svg`<rect
        x=${index * step + step * 0.1}
        y=${height - tall}
        width=${Math.min(step * 0.8, 40)}
        height=${tall}
      ><title>${text.bar(from, to, count)}</title></rect>
      ${
        index % every === 0
          ? svg`<text x=${index * step + step * 0.1 + Math.min(step * 0.8, 40) / 2} y=${height + 12}>${label(from)}</text>`
          : ''
      }`;
    })}
  </svg>`;
}

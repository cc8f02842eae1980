// A climb as a curve: the best value by the number of moves, on a logarithmic scale.
import { html, svg, type TemplateResult } from 'lit';
import type { Climb } from '../../core/make/make-calls';

const width = 320;
const height = 120;
const foot = 16;
const left = 8;

export function climbCurve(
  { rises, moves }: Climb,
  name: string,
  number: (value: number) => string,
): TemplateResult {
  const values = rises.map(({ value }) => Math.log10(Math.max(1, value)));
  const least = Math.floor(Math.min(...values));
  const most = Math.max(least + 1, Math.ceil(Math.max(...values)));
  const x = (made: number) => left + (made / Math.max(1, moves)) * (width - left);
  /** The top leaves room for the label of the highest value. */
  const y = (log: number) => 14 + (1 - (log - least) / (most - least)) * (height - 20);
  // The curve is level until the best value rises.
  const path = rises
    .map((rise, index) => {
      const level = y(values[index] ?? least);
      return index === 0 ? `M${x(rise.moves)} ${level}` : `H${x(rise.moves)}V${level}`;
    })
    .join('');
  const powers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return html`<svg
    class="curve whole-width"
    viewBox="0 0 ${width} ${height + foot}"
    role="img"
    aria-label=${name}
  >
    ${powers.map(
      (power) =>
        svg`<path class="level" d="M${left} ${y(power)}H${width}" />
          <text x=${left} y=${y(power) - 3}>${number(10 ** power)}</text>`,
    )}
    <path class="climbed" d="${path}H${width}" />
    <text class="end" x=${width} y=${height + 12}>${number(moves)}</text>
  </svg>`;
}

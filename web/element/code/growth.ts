// The growth of a program's time along the ladder of tests, as a picture: both scales are powers of ten.
//
//   ms |        o     o: the program
//      |    o  x      x: the setter's, where it was measured
//      |  o x
//      +-----------   calls of the setter's search
import { html, type TemplateResult, type svg as Svg } from 'lit';
import type { Tested } from './run-state';
import type { CodeMessages } from '../../languages/en/code';
import type { Rung } from '../../languages/en/code-slow';

/** The tests that were run and whose calls are known, the shortest first. */
export const growthOf = (tested: readonly Tested[]): Rung[] =>
  tested
    .flatMap(({ test: { calls }, report, estimate }) =>
      calls === undefined || calls < fewestCalls
        ? []
        : [{ calls, program: estimate?.program ?? report.milliseconds, setter: estimate?.setter }],
    )
    .toSorted((one, other) => one.calls - other.calls);

/** A shorter search takes no time that can be told. */
const fewestCalls = 1000;
/** No browser's clock tells less, in milliseconds. */
const leastTime = 0.1;

const [width, height, left, bottom, right] = [320, 160, 44, 22, 26];

export function growthPicture(
  rungs: readonly Rung[],
  text: CodeMessages,
  svg: typeof Svg,
): TemplateResult {
  const times = rungs.flatMap(({ program, setter }) => [program, setter ?? program]);
  const x = scale(
    rungs.map(({ calls }) => calls),
    left,
    width - right,
  );
  const y = scale(
    times.map((time) => Math.max(time, leastTime)),
    height - bottom,
    8,
  );
  const timeAt = (time: number) => y.at(Math.max(time, leastTime));
  const path = (of: (rung: Rung) => number | undefined) =>
    rungs
      .flatMap((rung) => {
        const time = of(rung);
        return time === undefined ? [] : [`${x.at(rung.calls)},${timeAt(time)}`];
      })
      .join(' ');
  const { slow } = text;
  return html`<figure class="growth">
    <figcaption>${slow.growth}</figcaption>
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${slow.growthSpoken(rungs)}>
      ${x.powers.map((power) => svg`<path class="grid" d="M${x.at(10 ** power)} 8V${height - bottom}" /><text x=${x.at(10 ** power)} y=${height - 6} text-anchor="middle">${text.number(10 ** power)}</text>`)}
      ${y.powers.map((power) => svg`<path class="grid" d="M${left} ${y.at(10 ** power)}H${width - right}" /><text x=${left - 4} y=${y.at(10 ** power) + 3} text-anchor="end">${text.ms(10 ** power)}</text>`)}
      ${svg`<polyline class="setter" points=${path(({ setter }) => setter)} /><polyline class="own" points=${path(({ program }) => program)} />`}
      ${rungs.map(({ calls, program }) => svg`<circle class="own" cx=${x.at(calls)} cy=${timeAt(program)} r="3" />`)}
      ${rungs.map(({ calls, setter }) => (setter === undefined ? '' : svg`<rect class="setter" x=${x.at(calls) - 3} y=${timeAt(setter) - 3} width="6" height="6" />`))}
    </svg>
    <p class="legend"><b class="own">●</b> ${text.yours} <b class="setter">■</b> ${slow.setter}</p>
  </figure>`;
}

/** From the power of ten below all values to the one above. */
function scale(values: readonly number[], from: number, to: number) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value: number) =>
      Math.round((from + ((Math.log10(value) - first) / (last - first)) * (to - from)) * 10) / 10,
    powers: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  };
}

// Draws the timeline: depth as a band between lowest and highest, paler the deeper, as on the board;
// dead ends as a lane below, solutions as flags.
//
//   |        /\    ###      ▶ |
//   |   ####/  \###   #####   |   depth 0 at the bottom of the upper part
//   | .:|||:. .::  .:|||||:.  |   dead ends: the more, the taller
import type { PixelColumn } from './columns';

export interface Colours {
  /** Of the band's edges. */
  band: string;
  /** Of the band at depth 0 and at the deepest. */
  shallow: string;
  deep: string;
  deadEnd: string;
  solution: string;
  line: string;
}

/** In device pixels. */
export interface Measures {
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  scale: number;
  /** The depth that reaches the top. */
  deepest: number;
}

/** Height of the lane of dead ends and the gap above it, in CSS pixels. */
const lane = 12;
const gap = 4;
const flag = 7;

export function paint(
  context: CanvasRenderingContext2D,
  columns: readonly PixelColumn[],
  colours: Colours,
  { width, height, scale, deepest }: Measures,
): void {
  context.clearRect(0, 0, width, height);
  const floor = height - (lane + gap) * scale;
  const top = (flag + 2) * scale;
  const yOf = (depth: number) => floor - (depth / Math.max(1, deepest)) * (floor - top);

  const body = context.createLinearGradient(0, floor, 0, top);
  body.addColorStop(0, colours.shallow);
  body.addColorStop(1, colours.deep);
  const thickness = Math.max(1, Math.round(scale));
  columns.forEach(({ min, max }, x) => {
    if (min > max) return;
    const upper = yOf(max);
    const lower = Math.max(yOf(min), upper + thickness);
    context.fillStyle = body;
    context.fillRect(x, upper, 1, lower - upper);
    context.fillStyle = colours.band;
    context.fillRect(x, upper, 1, thickness);
    context.fillRect(x, lower - thickness, 1, thickness);
  });

  const most = columns.reduce((highest, { deadEnds }) => Math.max(highest, deadEnds), 1);
  context.fillStyle = colours.deadEnd;
  columns.forEach(({ deadEnds }, x) => {
    if (deadEnds === 0) return;
    // One dead end is seen beside a thousand; above that, twice as many are twice as tall.
    const size = Math.round((0.3 + 0.7 * (deadEnds / most)) * lane * scale);
    context.globalAlpha = 0.5 + 0.5 * (deadEnds / most);
    context.fillRect(x, height - size, Math.max(1, Math.round(scale / 2)), size);
  });
  context.globalAlpha = 1;

  context.fillStyle = colours.line;
  context.fillRect(0, floor, width, Math.max(1, Math.round(scale)));
  columns.forEach(({ hasSolution }, x) => {
    if (hasSolution) paintSolution(context, x, floor, colours.solution, { width, scale });
  });
}

/** A line over the whole height and a flag at its top, turned inwards at the right edge. */
function paintSolution(
  context: CanvasRenderingContext2D,
  x: number,
  floor: number,
  colour: string,
  { width, scale }: Pick<Measures, 'width' | 'scale'>,
): void {
  const size = flag * scale;
  const towards = x + size * 1.4 > width ? -1 : 1;
  context.fillStyle = colour;
  context.fillRect(x - (towards < 0 ? scale : 0), 0, Math.ceil(1.5 * scale), floor);
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x + towards * size * 1.4, size / 2);
  context.lineTo(x, size);
  context.fill();
}

// Draws the timeline: depth as a band between lowest and highest, paler the deeper, as on the board;
// dead ends as a lane below, solutions as flags.
//
//   |        /\    ###      ▶ |
//   |   ####/  \###   #####   |   depth 0 at the bottom of the upper part
//   | .:|||:. .::  .:|||||:.  |   dead ends: the more, the taller
//
// In a search so short that a step is wider than a pixel, every step is a stair of a filled area, and a mark
// stands once, where the step ends:
//
//   |          ┌──┐           ▶|
//   |       ┌──┘##└──┐     ┌──┤|
//   |    ┌──┘########└──┐##┘##│|
//   |                 ||      |
import type { PixelColumn } from './columns';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Colours {
  /** The colour of the band's edges. */
  band: Colour;
  /** The colours of the band at depth 0 and at the deepest. */
  shallow: Colour;
  deep: Colour;
  deadEnd: Colour;
  solution: Colour;
  line: Colour;
}

/** In device pixels. */
export interface Measures {
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  scale: number;
  /** The depth that reaches the top. */
  deepest: number;
  /** The width of a step; below 1 where a pixel has several. */
  stepWidth: number;
}

/** Height of the lane of dead ends and the gap above it, in CSS pixels. */
const lane = 12;
const gap = 4;
const flag = 7;
/** The widest mark of a step, in CSS pixels. */
const widestMark = 3;

/** Pixel by pixel: a canvas keeps thousands of rectangles as commands, and plays them back slowly. */
export function paint(
  context: CanvasRenderingContext2D,
  columns: readonly PixelColumn[],
  colours: Colours,
  { width, height, scale, deepest, stepWidth }: Measures,
): void {
  const floor = Math.round(height - (lane + gap) * scale);
  const top = Math.round((flag + 2) * scale);
  const yOf = (depth: number) => Math.round(floor - (depth / Math.max(1, deepest)) * (floor - top));
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const fill = (x: number, from: number, to: number, colourOf: (y: number) => number) => {
    for (let y = Math.max(0, from); y < to; y++) pixels[y * width + x] = colourOf(y);
  };

  const thickness = Math.max(1, Math.round(scale));
  const body = Array.from({ length: floor }, (_, y) =>
    mixed(colours.deep, colours.shallow, Math.min(1, Math.max(0, (y - top) / (floor - top)))),
  );
  const [band, line] = [packed(colours.band), packed(colours.line)];
  const isStepwise = stepWidth > 1;
  columns.forEach(({ min, max }, x) => {
    if (min > max) return;
    const upper = yOf(max);
    if (isStepwise) {
      // A riser joins two stairs, at the edge of the higher one.
      const beside = [x - 1, x + 1].map((next) => yOf(columns[next]?.max ?? max));
      const edge = Math.max(upper + thickness, ...beside);
      fill(x, upper, floor, (y) => (y < edge ? band : (body[y] ?? band)));
      return;
    }
    const lower = Math.max(yOf(min), upper + thickness);
    fill(x, upper, lower, (y) =>
      y < upper + thickness || y >= lower - thickness ? band : (body[y] ?? band),
    );
  });

  const most = columns.reduce((highest, { deadEnds }) => Math.max(highest, deadEnds), 1);
  const thin = Math.max(1, Math.round(scale / 2));
  const mark = isStepwise
    ? Math.max(thin, Math.round(Math.min(stepWidth / 2, widestMark * scale)))
    : thin;
  /** Whether a step ends in this column, so that what it has is marked here. */
  const isEnd = (x: number) =>
    !isStepwise || Math.floor((x + 1) / stepWidth + 1e-6) > Math.floor(x / stepWidth + 1e-6);
  columns.forEach(({ deadEnds }, x) => {
    if (deadEnds === 0 || !isEnd(x)) return;
    // One dead end is seen beside a thousand; above that, twice as many are twice as tall.
    const share = deadEnds / most;
    const size = Math.round((0.3 + 0.7 * share) * lane * scale);
    const colour = packed(colours.deadEnd, 0.5 + 0.5 * share);
    const first = isStepwise ? x + 1 - mark : x;
    for (let at = Math.max(0, first); at < Math.min(width, first + mark); at++) {
      fill(at, height - size, height, () => colour);
    }
  });
  for (let x = 0; x < width; x++) fill(x, floor, floor + thickness, () => line);
  context.putImageData(image, 0, 0);

  const solution = `rgb(${colours.solution.join(' ')})`;
  columns.forEach(({ hasSolution }, x) => {
    if (hasSolution && isEnd(x)) paintSolution(context, x, floor, solution, { width, scale });
  });
}

/** As a pixel of a little-endian machine, which every machine with a browser is. */
const packed = ([red, green, blue]: Colour, opacity = 1): number =>
  ((Math.round(opacity * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;

function mixed(from: Colour, to: Colour, share: number): number {
  const between = (part: 0 | 1 | 2) => Math.round(from[part] + (to[part] - from[part]) * share);
  return packed([between(0), between(1), between(2)]);
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

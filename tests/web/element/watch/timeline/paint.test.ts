// The timeline's picture, pixel by pixel: a band for long searches, stairs for short ones.
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../web/element/watch/timeline/columns';
import { paint, type Colours } from '../../../../../web/element/watch/timeline/paint';
import { timelineOf } from '../fixtures';

const colours: Colours = {
  band: [1, 1, 1],
  shallow: [2, 2, 2],
  deep: [2, 2, 2],
  deadEnd: [3, 3, 3],
  solution: [4, 4, 4],
  line: [5, 5, 5],
};
const height = 100;
/** The y of depth 0, above the lane of dead ends. */
const floor = 84;

/** The timeline's picture, `width` pixels wide, of a search with these depths, one for each step. */
function painted(
  width: number,
  depths: readonly number[],
  { deadEndAt, solutionAt }: { deadEndAt?: number; solutionAt?: number } = {},
) {
  const count = depths.length;
  const timeline = timelineOf(count, {
    to: count,
    min: Uint8Array.from(depths),
    max: Uint8Array.from(depths),
    deadEnds: Uint32Array.from(depths, (_, index) => (index + 1 === deadEndAt ? 1 : 0)),
    solutions: Uint8Array.from(depths, (_, index) => (index + 1 === solutionAt ? 1 : 0)),
  });
  const data = new Uint8ClampedArray(width * height * 4);
  const bars: { x: number; width: number }[] = [];
  const context = {
    createImageData: () => ({ data }),
    putImageData: () => undefined,
    fillStyle: '',
    fillRect: (x: number, _y: number, wide: number) => bars.push({ x, width: wide }),
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    fill: () => undefined,
  };
  const span = { from: 0, to: count };
  paint(context as unknown as CanvasRenderingContext2D, columnsOf(timeline, span, width), colours, {
    width,
    height,
    scale: 1,
    deepest: Math.max(...depths),
    stepWidth: width / count,
  });
  /** The red value of a pixel; 0 where nothing is painted. */
  const at = (x: number, y: number) => data[(y * width + x) * 4] ?? 0;
  const column = (x: number) => Array.from({ length: height }, (_, y) => at(x, y));
  return { bars, at, column };
}

describe('a short search', () => {
  const upAndDown = [1, 2, 3, 2, 1, 2];

  it('is a filled area from the floor up to the depth of each step', () => {
    const { at } = painted(120, upAndDown);
    for (let x = 0; x < 120; x++) expect(at(x, floor - 1)).not.toBe(0);
    expect(at(10, 55)).toBe(0);
    expect(at(30, 55)).toBe(2);
    expect(at(50, 12)).toBe(2);
  });

  it('has stairs joined by risers, up and down', () => {
    const { column } = painted(120, upAndDown);
    const edgeOf = (x: number) => column(x).filter((pixel) => pixel === 1).length;
    const stairs = [20, 40, 59, 79, 100];
    expect(stairs.map(edgeOf).every((edge) => edge > 20)).toBe(true);
    expect(edgeOf(30)).toBe(1);
  });

  it('has a solution marked once, by a line of 3 px at most, where its step ends', () => {
    const { bars } = painted(1166, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], {
      solutionAt: 14,
    });
    expect(bars).toHaveLength(1);
    expect(bars[0]?.width).toBeLessThanOrEqual(3);
    expect(bars[0]?.x).toBeGreaterThan(1160);
  });

  it('has a dead end marked by 3 px where its step ends', () => {
    const { column } = painted(120, upAndDown, { deadEndAt: 3 });
    const marked = Array.from({ length: 120 }, (_, x) => x).filter((x) => column(x).includes(3));
    expect(marked).toEqual([57, 58, 59]);
  });
});

describe('a long search', () => {
  const depths = Array.from({ length: 1200 }, (_, step) => 20 + (step % 5));

  it('is a band between its lowest and its highest depth', () => {
    const { column } = painted(120, depths);
    const seen = column(60).slice(0, floor);
    const first = seen.findIndex((pixel) => pixel !== 0);
    const last = seen.findLastIndex((pixel) => pixel !== 0);
    expect([seen[first], seen[last]]).toEqual([1, 1]);
    expect(last).toBeLessThan(floor - 40);
    expect(seen.slice(first + 1, last).every((pixel) => pixel === 2)).toBe(true);
  });

  it('has a single dead end marked by a pixel', () => {
    const { column } = painted(120, depths, { deadEndAt: 605 });
    const marked = Array.from({ length: 120 }, (_, x) => x).filter((x) => column(x).includes(3));
    expect(marked).toEqual([60]);
  });
});

// Rules along lines: thermometers, arrows, and lines that a colour tells apart.
import type { VariedPuzzle, VariedRule } from '../../../core/varied/varied-puzzle';
import { middleOf, stepTo, type Point } from '../../../core/varied/places';
import { pathOf, type Shape } from './shape';

type Board = Pick<VariedPuzzle, 'rows' | 'columns'>;
export type Draw = (board: Board, rule: VariedRule) => Shape[];

export const pointsOf = (board: Board, cells: readonly number[]): Point[] =>
  cells.map((cell) => middleOf(board, cell));

const stroke = (tone: string, points: readonly Point[], width: number): Shape => ({
  kind: 'line',
  layer: 'under',
  tone,
  path: pathOf(points),
  width,
});

export const disc = (tone: string, at: Point, radius: number): Shape => ({
  kind: 'disc',
  layer: 'under',
  tone,
  at,
  radius,
});

/** A line in the colour of its kind. */
export const coloured =
  (tone: string, width = 0.16): Draw =>
  (board, { cells }) => [stroke(tone, pointsOf(board, cells), width)];

/** A line whose two ends have a sign. */
export const withEnds =
  (tone: string, end: (at: Point) => Shape): Draw =>
  (board, { cells }) => {
    const points = pointsOf(board, cells);
    return [
      stroke(tone, points, 0.07),
      ...points.filter((_, i) => i === 0 || i === points.length - 1).map(end),
    ];
  };

/** As filled or as an empty bulb. */
export const thermometer =
  (bulb: string): Draw =>
  (board, { cells }) => {
    const points = pointsOf(board, cells);
    return [
      stroke('thermometer', points, 0.33),
      ...points.slice(0, 1).map((at) => disc(bulb, at, 0.42)),
    ];
  };

/** A diamond around a point. */
export const diamond = (at: Point): Shape => ({
  kind: 'line',
  layer: 'under',
  tone: 'ring',
  path: pathOf(
    [
      { x: at.x, y: at.y - 0.42 },
      { x: at.x + 0.42, y: at.y },
      { x: at.x, y: at.y + 0.42 },
      { x: at.x - 0.42, y: at.y },
    ],
    true,
  ),
  width: 0.05,
});

export const ring = (at: Point): Shape => disc('ring', at, 0.4);

/** The point so far on the way from one to another. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = length / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The two sides of an arrow's head, at the end of a way. */
export function headAt(from: Point, tip: Point, size: number): Point[] {
  const { x, y } = towards({ x: 0, y: 0 }, { x: tip.x - from.x, y: tip.y - from.y }, size);
  return [{ x: tip.x - x - y, y: tip.y - y + x }, tip, { x: tip.x - x + y, y: tip.y - y - x }];
}

/** The circle, or the pill of two or three cells, and the line to the tip of the arrow. */
export const arrow: Draw = (board, { cells, numbers }) => {
  const count = numbers[0] ?? 1;
  const circle = pointsOf(board, cells.slice(0, count));
  const line = pointsOf(board, cells.slice(count));
  const [first] = line;
  const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const [begin] =
    first === undefined ? [] : circle.toSorted((a, b) => distance(a, first) - distance(b, first));
  const [tip, before] = [line.at(-1), line.at(-2) ?? begin];
  if (!begin || !first || !tip || !before) return [];
  return [
    ...(count === 1
      ? circle.map(ring)
      : [stroke('pill', circle, 0.8), stroke('pill-inside', circle, 0.72)]),
    stroke('arrow', [towards(begin, first, 0.4), ...line], 0.05),
    stroke('arrow', headAt(before, tip, 0.2), 0.05),
  ];
};

/** Circles at both ends of a line, as those of an arrow. */
export const doubleArrow: Draw = (board, rule) => {
  const points = pointsOf(board, rule.cells);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [stroke('arrow', points, 0.05), ring(first), ring(last)];
};

/** The arrow of a little killer in its place outside, and its number beside it. */
export function littleKiller(at: Point, next: Point, text: string): Shape[] {
  const step = stepTo(at, next);
  const from = { x: at.x + step.x * 0.12, y: at.y + step.y * 0.12 };
  const tip = { x: at.x + step.x * 0.42, y: at.y + step.y * 0.42 };
  return [
    {
      kind: 'label',
      layer: 'over',
      tone: 'outside',
      at: { x: at.x - step.x * 0.12, y: at.y - step.y * 0.12 },
      size: 0.42,
      text,
    },
    stroke('outside-arrow', [from, tip], 0.05),
    stroke('outside-arrow', headAt(from, tip, 0.14), 0.05),
  ];
}

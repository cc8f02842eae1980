// Rules drawn as marks: dots and letters on edges, signs in cells, numbers outside, and areas.
import { areaOf, outlineOf } from './outlines';
import {
  between,
  columnIn,
  firstOf,
  outsideCorner,
  outsideOf,
  rowIn,
  stepTo,
} from '../../../core/varied/places';
import { disc, littleKiller, pointsOf, type Draw } from './line-shapes';
import { pathOf, type Shape } from './shape';

const label = (
  tone: string,
  at: { x: number; y: number },
  size: number,
  text: string,
): Shape & { kind: 'label' } => ({ kind: 'label', layer: 'over', tone, at, size, text });

export const nothing: Draw = () => [];

/** A dashed border; the number stands in the upper left corner of the first cell. */
export const cage: Draw = (board, { cells, numbers }) => [
  {
    kind: 'line',
    layer: 'over',
    tone: 'cage',
    path: outlineOf(board, cells, 0.08),
    width: 0.03,
    dashed: true,
  },
  ...(numbers[0] === undefined ? [] : [corner(board, cells, String(numbers[0]))]),
];

const corner = (
  board: Parameters<Draw>[0],
  cells: readonly number[],
  text: string,
): Shape & { kind: 'label' } => {
  const first = firstOf(cells);
  const at = { x: columnIn(board, first) + 0.09, y: rowIn(board, first) + 0.19 };
  return { ...label('sum', at, 0.25, text), anchor: 'start' };
};

/** A dot on the edge between two cells; what is not usual is written in it. */
export const dot =
  (tone: 'white' | 'black', usual: number): Draw =>
  (board, { cells, numbers }) => {
    const [one, other] = pointsOf(board, cells);
    if (!one || !other) return [];
    const at = between(one, other);
    const [number = usual] = numbers;
    return [
      { ...disc(`${tone}-dot`, at, 0.15), layer: 'over' },
      ...(number === usual ? [] : [label(`on-${tone}`, at, 0.22, String(number))]),
    ];
  };

/** X for ten, V for five. */
export const letter: Draw = (board, { cells, numbers }) => {
  const [one, other] = pointsOf(board, cells);
  return one && other
    ? [label('letter', between(one, other), 0.36, numbers[0] === 10 ? 'X' : 'V')]
    : [];
};

/** The open side is at the larger digit. */
export const inequality: Draw = (board, { cells }) => {
  const [less, more] = pointsOf(board, cells);
  if (!less || !more) return [];
  const at = between(less, more);
  const { x, y } = stepTo(less, more);
  const wing = (side: 1 | -1) => ({
    x: at.x + x * 0.09 - y * 0.14 * side,
    y: at.y + y * 0.09 + x * 0.14 * side,
  });
  const tip = { x: at.x - x * 0.09, y: at.y - y * 0.09 };
  const path = pathOf([wing(1), tip, wing(-1)]);
  return [{ kind: 'line', layer: 'over', tone: 'inequality', path, width: 0.05 }];
};

export const odd: Draw = (board, { cells }) =>
  pointsOf(board, cells).map((at) => disc('parity', at, 0.35));

export const even: Draw = (board, { cells }) =>
  pointsOf(board, cells).map(({ x, y }) => ({
    kind: 'line',
    layer: 'under',
    tone: 'parity',
    path: `M${x - 0.35} ${y - 0.35}h.7v.7h-.7Z`,
  }));

/** The digits stand on the corner that the cells share. */
export const quadruple: Draw = (board, { cells, numbers }) => {
  const points = pointsOf(board, cells);
  const middle = (axis: 'x' | 'y') =>
    (Math.min(...points.map((each) => each[axis])) +
      Math.max(...points.map((each) => each[axis]))) /
    2;
  const at = { x: middle('x'), y: middle('y') };
  const half = Math.ceil(numbers.length / 2);
  const lines = numbers.length > 2 ? [numbers.slice(0, half), numbers.slice(half)] : [numbers];
  return [
    { ...disc('quadruple', at, 0.3), layer: 'over' },
    ...lines.map((digits, i) => {
      const y = at.y + (i - (lines.length - 1) / 2) * 0.22;
      return label('on-white', { x: at.x, y }, 0.24, digits.join(' '));
    }),
  ];
};

/** A number outside, in front of its row or column. */
export const outside: Draw = (board, { cells, numbers }) => {
  const seen = outsideOf(board, cells);
  const text = String(numbers[0] ?? '');
  return seen ? [label('outside', seen.at, 0.42, text)] : [];
};

export const littleKillerSum: Draw = (board, { cells, numbers }) => {
  const [first = 0] = cells;
  const seen = cells.length === 1 ? outsideCorner(board, first) : outsideOf(board, cells);
  if (!seen) return [];
  const next = { x: seen.at.x + seen.step.x, y: seen.at.y + seen.step.y };
  return littleKiller(seen.at, next, String(numbers[0] ?? ''));
};

/** The whole area in a colour. */
export const area =
  (tone: string): Draw =>
  (board, { cells }) => [{ kind: 'line', layer: 'under', tone, path: areaOf(board, cells) }];

/** The first cell alone in a colour. */
export const firstCell =
  (tone: string): Draw =>
  (board, rule) =>
    area(tone)(board, { ...rule, cells: rule.cells.slice(0, 1) });

/** Cells that hold different digits and are no house. */
export const different: Draw = (board, { cells }) => [
  {
    kind: 'line',
    layer: 'under',
    tone: 'different',
    path: outlineOf(board, cells, 0.12),
    width: 0.04,
    dashed: true,
  },
];

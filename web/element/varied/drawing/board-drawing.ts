// The whole drawing of a puzzle: its lines, regions and rules, and the room that is needed around the cells.
import type { BoardRule, VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { authorShapes } from './author-shapes';
import { areaOf, cellLines, outlineOf, regionLines } from './outlines';
import { pathOf, type Shape } from './shape';
import { drawnRule } from '../rule-table';

/** The cells outside, on each side. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface BoardDrawing {
  margins: Margins;
  under: readonly Shape[];
  over: readonly Shape[];
}

type Whole = (board: VariedPuzzle) => Shape[];

const diagonal =
  (rises: boolean): Whole =>
  ({ rows, columns }) => {
    const [from, to] = rises ? [rows, 0] : [0, rows];
    const points = [
      { x: 0, y: from },
      { x: columns, y: to },
    ];
    return [{ kind: 'line', layer: 'under', tone: 'diagonal', path: pathOf(points), width: 0.04 }];
  };

/** Rules of the whole board are told and not drawn, but for diagonals. */
const whole: Readonly<Record<BoardRule, Whole | undefined>> = {
  'diagonal+': diagonal(true),
  'diagonal-': diagonal(false),
  antiknight: undefined,
  antiking: undefined,
  disjointgroups: undefined,
  nonconsecutive: undefined,
  'no-xv': undefined,
  'no-ratio': undefined,
  'no-difference': undefined,
};

/** Extra regions that lie beside each other have different colours. */
const extraTones = 4;

export function boardDrawing(puzzle: VariedPuzzle): BoardDrawing {
  const { rows, columns, houses } = puzzle;
  const extras = puzzle.extraRegions.flatMap((index, i): Shape[] => {
    const cells = houses[index] ?? [];
    const tone = `extra-${i % extraTones}`;
    const line = { kind: 'line', layer: 'under', tone } as const;
    return [
      { ...line, path: areaOf(puzzle, cells) },
      { ...line, path: outlineOf(puzzle, cells, 0.06), width: 0.05 },
    ];
  });
  const rules = apart(puzzle.rules.flatMap((rule) => drawnRule(puzzle, rule)));
  const shapes = [
    ...authorShapes(puzzle),
    ...extras,
    ...puzzle.everywhere.flatMap((rule) => whole[rule]?.(puzzle) ?? []),
    // Areas lie under lines.
    ...rules.toSorted((one, other) => depthOf(one) - depthOf(other)),
  ];
  const paper = `M0 0h${columns}v${rows}h-${columns}Z`;
  const lines: Shape[] = [
    { kind: 'line', layer: 'over', tone: 'cell-lines', path: cellLines(puzzle), width: 0.015 },
    {
      kind: 'line',
      layer: 'over',
      tone: 'region-lines',
      path: `${regionLines(puzzle)}${paper}`,
      width: 0.055,
    },
  ];
  return {
    margins: marginsOf(puzzle, shapes),
    under: [
      { kind: 'line', layer: 'under', tone: 'paper-sheet', path: paper },
      ...shapes.filter(({ layer }) => layer === 'under'),
    ],
    over: [...lines, ...shapes.filter(({ layer }) => layer === 'over')],
  };
}

const depthOf = (shape: Shape): number =>
  shape.kind === 'line' && shape.width === undefined ? 0 : 1;

/** Numbers outside in the same place stand side by side. */
function apart(shapes: readonly Shape[]): Shape[] {
  const placed = new Map<string, number>();
  return shapes.map((shape) => {
    if (shape.kind !== 'label' || shape.tone !== 'outside') return shape;
    const { x, y } = shape.at;
    const key = `${x} ${y}`;
    const before = placed.get(key) ?? 0;
    placed.set(key, before + 1);
    return before === 0 ? shape : { ...shape, at: { x, y: y + before * 0.36 } };
  });
}

function marginsOf({ rows, columns }: VariedPuzzle, shapes: readonly Shape[]): Margins {
  const labels = shapes.flatMap((shape) =>
    shape.kind === 'label' && shape.tone === 'outside' ? [shape.at] : [],
  );
  const needs = (isThere: (at: { x: number; y: number }) => boolean) =>
    labels.some(isThere) ? 0.9 : 0.05;
  return {
    top: needs(({ y }) => y < 0),
    right: needs(({ x }) => x > columns),
    bottom: needs(({ y }) => y > rows),
    left: needs(({ x }) => x < 0),
  };
}

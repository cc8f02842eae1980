// A board as a drawing: digits, given or found, notes, and cells that are marked. A cell is a unit.
import { cells, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { digitsIn } from '../../../core/notes';
import type { Line, Scene, Shape } from './scene';

export interface DrawnBoard {
  grid: Grid;
  /** Drawn stronger. */
  givens: Grid;
  marked?: ReadonlySet<number> | undefined;
  /** For each cell digits as bits 1 to 9, drawn small in blanks. */
  notes?: readonly number[] | undefined;
}

export type BoardTone = 'marked' | 'cells' | 'boxes' | 'given' | 'found' | 'small';

const edges = Array.from({ length: 10 }, (_, edge) => edge);

/** Across and down at an edge between cells. */
const linesAt = (edge: number): Line[] => [
  [edge, 0, edge, 9],
  [0, edge, 9, edge],
];
const cellLines = edges.filter((edge) => edge % 3 !== 0).flatMap(linesAt);
const boxLines = edges.filter((edge) => edge % 3 === 0).flatMap(linesAt);

export function boardScene({ grid, givens, marked, notes }: DrawnBoard): Scene<BoardTone> {
  return {
    width: 9,
    height: 9,
    shapes: [
      ...cells
        .filter((cell) => marked?.has(cell))
        .map((cell) => {
          const place = { x: columnOf(cell), y: rowOf(cell) };
          return { kind: 'rect', ...place, width: 1, height: 1, tone: 'marked' } as const;
        }),
      { kind: 'lines', lines: cellLines, width: 1 / 60, tone: 'cells', square: true },
      { kind: 'lines', lines: boxLines, width: 3 / 60, tone: 'boxes', square: true },
      ...cells.flatMap((cell) => {
        const digit = digitAt(grid, cell);
        if (digit === 0) return notesIn(cell, notes?.[cell] ?? 0);
        return [digitIn(cell, digit, digitAt(givens, cell) !== 0)];
      }),
    ],
  };
}

function digitIn(cell: number, digit: number, isGiven: boolean): Shape<BoardTone> {
  return {
    kind: 'text',
    x: columnOf(cell) + 0.5,
    y: rowOf(cell) + 0.73,
    text: String(digit),
    size: 38 / 60,
    tone: isGiven ? 'given' : 'found',
    anchor: 'middle',
    bold: isGiven,
  };
}

const notesIn = (cell: number, bits: number): Shape<BoardTone>[] =>
  digitsIn(bits).map((digit) => ({
    kind: 'text',
    x: columnOf(cell) + 0.2 + ((digit - 1) % 3) * 0.3,
    y: rowOf(cell) + 0.3 + Math.floor((digit - 1) / 3) * 0.3,
    text: String(digit),
    size: 14 / 60,
    tone: 'small',
    anchor: 'middle',
    bold: false,
  }));

// A board as a drawing: given and found digits, notes, and marked cells. The unit is a cell.
import { cells, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { centreIn, coloursIn, digitsIn } from '../../../core/notes';
import { toneOf, type ColourTone } from './cell-colours';
import type { Line, Scene, Shape } from './scene';

export interface DrawnBoard {
  grid: Grid;
  /** Drawn stronger. */
  givens: Grid;
  marked?: ReadonlySet<number> | undefined;
  /** The notes of each cell, as in core/notes.ts: small digits in blanks, and colours in any cell. */
  notes?: readonly number[] | undefined;
}

export type BoardTone =
  'marked' | 'cells' | 'boxes' | 'given' | 'found' | 'small' | 'centre' | ColourTone;

const edges = Array.from({ length: 10 }, (_, edge) => edge);

/** How far to move across and down for the edge between two cells. */
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
      ...cells.flatMap((cell) => {
        const tones = coloursIn(notes?.[cell] ?? 0).flatMap((colour) => toneOf(colour) ?? []);
        return [
          ...tones.map((tone, index) => filled(cell, tone, index, tones.length)),
          ...(marked?.has(cell) ? [filled(cell, 'marked')] : []),
        ];
      }),
      { kind: 'lines', lines: cellLines, width: 1 / 60, tone: 'cells', square: true },
      { kind: 'lines', lines: boxLines, width: 3 / 60, tone: 'boxes', square: true },
      ...cells.flatMap((cell) => {
        const digit = digitAt(grid, cell);
        const bits = notes?.[cell] ?? 0;
        if (digit === 0) return [...cornersIn(cell, bits), ...centreOf(cell, bits)];
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

/** One of several tones takes a share of the cell. */
const filled = (cell: number, tone: BoardTone, index = 0, of = 1): Shape<BoardTone> => ({
  kind: 'rect',
  x: columnOf(cell) + index / of,
  y: rowOf(cell),
  width: 1 / of,
  height: 1,
  tone,
});

const cornersIn = (cell: number, bits: number): Shape<BoardTone>[] =>
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

/** A centre note on one line; more than six digits are smaller, to fit into the cell. */
function centreOf(cell: number, bits: number): Shape<BoardTone>[] {
  const digits = centreIn(bits);
  if (digits.length === 0) return [];
  const size = Math.min(16, 96 / digits.length) / 60;
  return [
    {
      kind: 'text',
      x: columnOf(cell) + 0.5,
      y: rowOf(cell) + 0.5 + size * 0.36,
      text: digits.join(''),
      size,
      tone: 'centre',
      anchor: 'middle',
      bold: true,
    },
  ];
}

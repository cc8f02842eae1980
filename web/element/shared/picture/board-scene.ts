// A board as a drawing: given and found digits, notes, and marked cells. The unit is a cell.
import { cells, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { centreIn, coloursIn, digitsIn } from '../../../core/notes';
import { candidatePlaces, noteLayout, noteSize, type Place } from '../../../core/note-layout';
import { toneOf, type ColourTone } from './cell-colours';
import type { Line, Scene, Shape } from './scene';

export interface DrawnBoard {
  grid: Grid;
  /** Drawn stronger. */
  givens: Grid;
  marked?: ReadonlySet<number> | undefined;
  /** The notes of each cell, as in core/notes.ts: small digits in blanks, and colours in any cell. */
  notes?: readonly number[] | undefined;
  /** The candidates drawn in place of notes: each digit, as bits 1 to 9, has its own position in a cell. */
  candidates?: readonly number[] | undefined;
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

export function boardScene({
  grid,
  givens,
  marked,
  notes,
  candidates,
}: DrawnBoard): Scene<BoardTone> {
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
        if (digit === 0) return smallIn(cell, notes?.[cell] ?? 0, candidates?.[cell]);
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

/** The small digits of a blank: its candidates, or its notes. */
function smallIn(cell: number, bits: number, candidates: number | undefined): Shape<BoardTone>[] {
  const small = (digit: number, place: Place | undefined, size: number, tone: BoardTone) =>
    place ? [textIn(cell, digit, place, size, tone)] : [];
  if (candidates !== undefined) {
    return digitsIn(candidates).flatMap((digit) =>
      small(digit, candidatePlaces[digit - 1], noteSize, 'small'),
    );
  }
  const [corners, middle] = [digitsIn(bits), centreIn(bits)];
  const layout = noteLayout(corners.length, middle.length);
  return [
    ...corners.flatMap((digit, at) => small(digit, layout.corners[at], noteSize, 'small')),
    ...middle.flatMap((digit, at) =>
      small(digit, layout.centre.places[at], layout.centre.size, 'centre'),
    ),
  ];
}

/** Digits are this much higher than wide letters of their size: from their middle down to the baseline. */
const halfOfDigit = 0.36;

const textIn = (
  cell: number,
  digit: number,
  { x, y }: Place,
  size: number,
  tone: BoardTone,
): Shape<BoardTone> => ({
  kind: 'text',
  x: columnOf(cell) + x,
  y: rowOf(cell) + y + size * halfOfDigit,
  text: String(digit),
  size,
  tone,
  anchor: 'middle',
  bold: false,
});

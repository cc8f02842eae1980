// The author's drawings that no rule explains, each with a question mark: what it demands is not checked.
import type { Point } from '../../../core/varied/places';
import type { VariedDrawing, VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { pathOf, pointText, type Shape } from './shape';

const grey = '#808080';

export function authorShapes(puzzle: VariedPuzzle): Shape[] {
  // Where all rules were read, what is left is decoration.
  const isUnread = puzzle.unread.some(({ reason }) => reason === 'drawing');
  return puzzle.drawings.flatMap((drawing) => [
    ...shapesOf(drawing, puzzle),
    ...(isUnread ? [questionMark(drawing)] : []),
  ]);
}

function questionMark({ points }: VariedDrawing): Shape {
  const [x = 0, y = 0] = points;
  const at = { x: x / 100 + 0.32, y: y / 100 - 0.32 };
  return { kind: 'label', layer: 'over', tone: 'unchecked', at, size: 0.26, text: '?' };
}

function shapesOf(drawing: VariedDrawing, { rows, columns }: VariedPuzzle): Shape[] {
  const points = pointsOf(drawing.points);
  const colour = drawing.border || grey;
  const line = { kind: 'line', layer: 'under', tone: 'author' } as const;
  if (drawing.shape === 'line' || drawing.shape === 'arrow') {
    const width = Math.max(0.03, drawing.width / 100);
    const ends = drawing.shape === 'arrow' ? headOf(points) : '';
    return [{ ...line, path: pathOf(points) + ends, width, colour }];
  }
  const [at] = points;
  if (!at) return [];
  const path = drawing.shape === 'ellipse' ? ellipse(at, drawing) : rectangle(at, drawing);
  const isOutside = at.x < 0 || at.y < 0 || at.x > columns || at.y > rows;
  const tone = isOutside ? 'outside' : 'author-text';
  const label = { kind: 'label', layer: 'over', tone, at, size: 0.4, text: drawing.text } as const;
  const isSeen = drawing.width > 0 && drawing.height > 0 && !isOutside;
  return [
    ...(isSeen && drawing.colour ? [{ ...line, path, colour: drawing.colour }] : []),
    ...(isSeen && drawing.border ? [{ ...line, path, width: 0.03, colour }] : []),
    ...(drawing.text === '' ? [] : [label]),
  ];
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    x: (numbers[2 * i] ?? 0) / 100,
    y: (numbers[2 * i + 1] ?? 0) / 100,
  }));

/** Two strokes back from the end. */
function headOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const back = (turn: number): Point => ({
    x: end.x - 0.25 * Math.cos(angle + turn),
    y: end.y - 0.25 * Math.sin(angle + turn),
  });
  return pathOf([back(0.6), end, back(-0.6)]);
}

type Size = Pick<VariedDrawing, 'width' | 'height'>;

function ellipse({ x, y }: Point, { width, height }: Size): string {
  const [rx, ry] = [width / 200, height / 200];
  const half = (to: number) => `a${rx} ${ry} 0 1 0 ${to} 0`;
  return `M${pointText({ x: x - rx, y })}${half(2 * rx)}${half(-2 * rx)}Z`;
}

const rectangle = ({ x, y }: Point, { width, height }: Size): string =>
  `M${pointText({ x: x - width / 200, y: y - height / 200 })}h${width / 100}v${height / 100}h${-width / 100}Z`;

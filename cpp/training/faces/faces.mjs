// Draws the digits of pinned typefaces with the test browser: a row a face, a tile of 64 x 64 a digit, one bit a
// pixel. Each digit is centred, and the tallest of its face is 44 pixels high. Print and handwriting apart.
/* global FontFace, OffscreenCanvas, document -- of the browser that draws */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import * as tools from '../../../scripts/tools.mjs';
import { handRows } from './hands.mjs';
import { writeBits } from './png-bits.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, 'node_modules/@fontsource');
const tile = 64;
const height = 44;

/** @param {string} names */
const setOf = (names) => new Set(names.split(' '));

/** Typefaces that look written: taught to write with, or drawn after somebody's hand. */
const scripts = setOf(
  'caveat caveat-brush kalam patrick-hand gaegu nanum-pen-script nanum-brush-script indie-flower ' +
    'shadows-into-light architects-daughter gochi-hand reenie-beanie covered-by-your-grace rock-salt ' +
    'homemade-apple annie-use-your-telescope bad-script cedarville-cursive dancing-script delius ' +
    'gloria-hallelujah handlee neucha mansalva marck-script schoolbell short-stack sue-ellen-francisco ' +
    'swanky-and-moo-moo the-girl-next-door shantell-sans playpen-sans delicious-handrawn poor-story ' +
    'permanent-marker licorice yomogi zen-kurenaido long-cang liu-jian-mao-cao zhi-mang-xing amatic-sc ' +
    'balsamiq-sans yusei-magic oooh-baby sriracha chilanka playwrite-de-grund playwrite-fr-moderne ' +
    'playwrite-pl playwrite-it-moderna playwrite-us-modern playwrite-nl playwrite-es edu-sa-beginner ' +
    'edu-vic-wa-nt-beginner edu-nsw-act-foundation edu-tas-beginner',
);

/** Typefaces that training never sees; tests read these. */
const heldOut = setOf(
  'fira-sans-condensed source-serif-4 libre-caslon-text work-sans cabin ubuntu zilla-slab hind assistant ' +
    'pt-serif overpass bitter b612 commissioner encode-sans gelasio ubuntu-mono nunito-sans ' +
    'patrick-hand playwrite-nl gochi-hand edu-tas-beginner covered-by-your-grace the-girl-next-door ' +
    'nanum-pen-script handlee',
);

/** @typedef {{ isScript: boolean, isHeldOut: boolean, weights: Record<string, readonly number[]> }} FaceSet */
/** @type {Record<string, FaceSet>} */
const sets = {
  'training-faces': {
    isScript: false,
    isHeldOut: false,
    weights: { normal: [300, 400, 500, 700, 900], italic: [400, 700] },
  },
  'held-out-faces': {
    isScript: false,
    isHeldOut: true,
    weights: { normal: [400, 700], italic: [400] },
  },
  'training-scripts': { isScript: true, isHeldOut: false, weights: { normal: [300, 400, 700] } },
  'held-out-scripts': { isScript: true, isHeldOut: true, weights: { normal: [400] } },
};

/**
 * The files of a package that are drawn, as the name of the face and its bytes.
 * @param {string} family
 * @param {FaceSet} set
 */
function facesOf(family, set) {
  const folder = join(packages, family, 'files');
  const files = new Set(readdirSync(folder));
  return Object.entries(set.weights).flatMap(([style, all]) =>
    all
      .map((weight) => `${family}-latin-${String(weight)}-${style}`)
      .filter((name) => files.has(`${name}.woff2`))
      .map((name) => ({ name, font: readFileSync(join(folder, `${name}.woff2`), 'base64') })),
  );
}

/**
 * In the browser: the bits of nine digits, or nothing where they stand at different heights (text figures).
 * @param {{ font: string, tile: number, height: number, isScript: boolean }} face
 */
async function draw({ font, tile, height, isScript }) {
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
  if (!isScript && uneven > 0.16 * tallest) {
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

/**
 * Writes NAME.png and NAME.txt, its rows' names.
 * @param {string} name
 * @param {readonly { name: string, digits: readonly (readonly boolean[])[] }[]} rows
 */
function write(name, rows) {
  const lines = rows.flatMap(({ digits }) =>
    Array.from({ length: tile }, (_, y) =>
      digits.flatMap((bits) => bits.slice(y * tile, (y + 1) * tile)),
    ),
  );
  writeFileSync(join(here, `${name}.png`), writeBits(lines));
  console.log(`${name}: ${String(rows.length)} rows`);
}

/** Draws all sets of faces, and the digits of hands. */
export async function drawFaces() {
  const browser = await chromium.launch({
    executablePath: tools.chromium() ?? 'chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  for (const [set, { isScript, isHeldOut, ...rest }] of Object.entries(sets)) {
    const families = readdirSync(packages).filter(
      (family) => scripts.has(family) === isScript && heldOut.has(family) === isHeldOut,
    );
    const rows = [];
    for (const { name, font } of families.flatMap((family) =>
      facesOf(family, { isScript, isHeldOut, ...rest }),
    )) {
      const digits = await page.evaluate(draw, { font, tile, height, isScript });
      if (digits) rows.push({ name, digits });
    }
    write(set, rows);
    writeFileSync(join(here, `${set}.txt`), `${rows.map(({ name }) => name).join('\n')}\n`);
  }
  await browser.close();
  for (const [set, rows] of Object.entries(handRows({ tile, height }))) write(set, rows);
}

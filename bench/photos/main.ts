// The page that the benchmark of photos drives in a browser: the product's client and worker, without its page.
import { ScanClient } from '../../web/client/scan/scan-client';
import { shrunkTo, type Pixels } from '../../web/core/scan/photo-result';
import { memory } from '../memory';

const client = new ScanClient();

/** The longer side of the picture in which the camera looks for the outline, as in the page. */
const looksAt = 640;

const pictureOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);

/** Milliseconds from the file to its digits, decoding included; '' for a picture without a puzzle. */
async function read(base64: string): Promise<{ ms: number; grid: string }> {
  const picture = pictureOf(base64);
  const began = performance.now();
  const answer = await client.scan(picture);
  const ms = performance.now() - began;
  return { ms, grid: answer.kind === 'scan' ? answer.scan.grid : '' };
}

/** Milliseconds of one search for the outline, from the pixels on. */
async function look(base64: string): Promise<number> {
  const pixels = await small(pictureOf(base64), looksAt);
  const began = performance.now();
  await client.find(pixels);
  return performance.now() - began;
}

/** Milliseconds from cancelling a reading, begun so long ago, until the same worker answers another request. */
async function giveUp(base64: string, after: number): Promise<number> {
  const bitmap = await createImageBitmap(pictureOf(base64));
  const pixels = await small(bitmap, Math.max(bitmap.width, bitmap.height));
  const giving = new AbortController();
  const reading = client.scan(pixels, { signal: giving.signal }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, after));
  const began = performance.now();
  giving.abort();
  await client.find({ data: new Uint8ClampedArray(16), width: 2, height: 2 });
  const ms = performance.now() - began;
  await reading;
  return ms;
}

/** The picture enlarged to so many megapixels, as a phone's camera takes it. */
async function enlarged(base64: string, megapixels: number): Promise<string> {
  const bitmap = await createImageBitmap(pictureOf(base64));
  const scale = Math.sqrt((megapixels * 1e6) / (bitmap.width * bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const canvas = new OffscreenCanvas(width, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).bytes();
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

async function small(source: Blob | ImageBitmap, longest: number): Promise<Pixels> {
  const bitmap = source instanceof Blob ? await createImageBitmap(source) : source;
  const { width, height } = shrunkTo(longest, bitmap);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no room to draw');
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

Object.assign(globalThis, { read, look, giveUp, enlarged, memory });

// A picture's pixels, upright as its file says, and no more of them than reading takes.
import type { Pixels } from '../../core/scan/scan';
import { Refused } from '../task';

/** The longer side, at most: twice what the core works at, so that what is shrunk stays sharp. */
const longestSide = 2800;

/** Larger files are no photos of a phone. */
const mostBytes = 100 * 1024 * 1024;

/** Undefined where the browser cannot show it. */
export async function pixelsOf(picture: unknown): Promise<Pixels | undefined> {
  if (isPixels(picture)) return picture;
  if (picture instanceof ImageBitmap) return drawn(picture);
  if (!(picture instanceof Blob)) throw new Refused('there is no picture');
  if (picture.size > mostBytes) return undefined;
  try {
    return drawn(await createImageBitmap(picture, { imageOrientation: 'from-image' }));
  } catch {
    return undefined;
  }
}

/** Frees the bitmap, which may be some hundred megabytes. */
function drawn(bitmap: ImageBitmap): Pixels | undefined {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  return context?.getImageData(0, 0, width, height);
}

const isPixels = (picture: unknown): picture is Pixels =>
  typeof picture === 'object' &&
  picture !== null &&
  'data' in picture &&
  picture.data instanceof Uint8ClampedArray;

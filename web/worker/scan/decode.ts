// Decodes a picture once, upright as its file says, to no more pixels than reading takes.
import { longestSide, shrunkTo, type Pixels, type ScanTrouble } from '../../core/scan/photo-result';
import { Refused } from '../serve/task';
import { sizeIn, type Size } from './picture-size';
import { asStored } from './webp-orientation';

/** The longer side of the picture that is shown beside the digits. */
const shownSide = 640;

/** The most bytes of a photo; a larger file is no photo of a phone. */
const mostBytes = 100 * 1024 * 1024;
const mostPixels = 130e6;

export interface Decoded {
  pixels: Pixels;
  shown?: Pixels;
}

export async function decoded(picture: unknown): Promise<Decoded | ScanTrouble> {
  if (isPixels(picture)) return { pixels: picture };
  if (!(picture instanceof Blob)) throw new Refused('there is no picture');
  if (picture.size === 0) return { kind: 'empty' };
  const size = await sizeIn(picture);
  const isTooLarge = size !== undefined && size.width * size.height > mostPixels;
  if (isTooLarge || picture.size > mostBytes) return { kind: 'too-large' };
  try {
    const { file, orientation } = size?.isExtended
      ? await asStored(picture)
      : { file: picture, orientation: 1 };
    return drawn(await bitmapOf(file, size), orientation);
  } catch {
    return { kind: 'broken' };
  }
}

/** Shrunk while decoding, where the size is known and the browser can. */
function bitmapOf(picture: Blob, size: Size | undefined): Promise<ImageBitmap> {
  const imageOrientation = 'from-image';
  if (!size || Math.max(size.width, size.height) <= longestSide) {
    return createImageBitmap(picture, { imageOrientation });
  }
  // For a picture on its side `resizeWidth` is the height: the bitmap is larger then and is shrunk below.
  const { width: resizeWidth } = shrunkTo(longestSide, size);
  return createImageBitmap(picture, { imageOrientation, resizeWidth, resizeQuality: 'high' });
}

/** Frees the bitmap, which may be some hundred megabytes. */
function drawn(bitmap: ImageBitmap, orientation: number): Decoded {
  const large = shrunk(bitmap, longestSide, orientation);
  bitmap.close();
  return { pixels: pixelsOf(large), shown: pixelsOf(shrunk(large.canvas, shownSide)) };
}

/** `orientation`: as in EXIF. */
function shrunk(source: ImageBitmap | OffscreenCanvas, longest: number, orientation = 1) {
  const { width, height } = shrunkTo(longest, source);
  const isOnSide = orientation > 4;
  const context = new OffscreenCanvas(
    isOnSide ? height : width,
    isOnSide ? width : height,
  ).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no room to draw');
  context.imageSmoothingQuality = 'high';
  // The canvas applies the last of them first: a picture is mirrored, then laid on its side.
  if (isOnSide) context.transform(0, 1, 1, 0, 0, 0);
  if ([2, 3, 7, 8].includes(orientation)) context.transform(-1, 0, 0, 1, width, 0);
  if ([3, 4, 6, 7].includes(orientation)) context.transform(1, 0, 0, -1, 0, height);
  context.drawImage(source, 0, 0, width, height);
  return context;
}

const pixelsOf = (context: OffscreenCanvasRenderingContext2D): Pixels =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

export const isPixels = (picture: unknown): picture is Pixels =>
  typeof picture === 'object' &&
  picture !== null &&
  'data' in picture &&
  picture.data instanceof Uint8ClampedArray;

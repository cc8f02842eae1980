// A WebP's orientation is read from its EXIF chunk, which browsers no longer find.
import { describe, expect, it } from 'vitest';
import { asStored } from '../../../../web/worker/scan/webp-orientation';
import { chunk, exif, webp as sized } from '../../../support/webp';

const webp = (...chunks: number[][]) => sized({ width: 4000, height: 3000 }, ...chunks);

const orientationOf = async (file: Uint8Array<ArrayBuffer>) =>
  (await asStored(new Blob([file]))).orientation;

describe('the orientation in a WebP file', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is %i, in either order of bytes', async (value) => {
    for (const isLittle of [true, false]) {
      expect(await orientationOf(webp(chunk('EXIF', exif(value, isLittle))))).toBe(value);
    }
  });

  it('is found behind a chunk of odd length, and where it begins as in a JPEG', async () => {
    const asInJpeg = [...Buffer.from('Exif\0\0'), ...exif(5)];
    expect(await orientationOf(webp(chunk('VP8L', [1, 2, 3]), chunk('EXIF', asInJpeg)))).toBe(5);
  });

  it.each([
    ['no such chunk', webp(chunk('VP8L', [1, 2, 3, 4]))],
    ['a value of 0', webp(chunk('EXIF', exif(0)))],
    ['a value of 9', webp(chunk('EXIF', exif(9)))],
    ['another tag alone', webp(chunk('EXIF', exif(6, true, 0x113)))],
    ['no TIFF in the chunk', webp(chunk('EXIF', [...Buffer.from('no TIFF'), ...exif(6)]))],
    [
      'a chunk that ends too early',
      webp(chunk('EXIF', exif(6).slice(0, 16)), chunk('XMP ', exif(6))),
    ],
    ['an empty chunk', webp(chunk('EXIF', []))],
    ['a chunk longer than the file', webp(chunk('EXIF', exif(6))).slice(0, -4)],
    ['nothing', Buffer.from('')],
  ])('is 1 with %s', async (_, file) => {
    expect(await orientationOf(Uint8Array.from(file))).toBe(1);
  });

  it('is hidden from the browser, and nothing else is changed', async () => {
    const whole = webp(chunk('VP8L', [1, 2, 3]), chunk('EXIF', exif(6)));
    const { file } = await asStored(new Blob([whole], { type: 'image/webp' }));
    expect(file.type).toBe('image/webp');
    const text = (data: Uint8Array) => Buffer.from(data).toString('latin1');
    const plain = text(new Uint8Array(await file.arrayBuffer()));
    expect(plain).toBe(text(whole).replace('EXIF', 'none'));
  });
});

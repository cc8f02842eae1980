// A picture is decoded once, shrunk on the way, and not at all where its size is absurd.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decoded } from '../../../../web/worker/scan/decode';
import { sizeIn } from '../../../../web/worker/scan/picture-size';

const bytes = (...numbers: number[]) => new Blob([new Uint8Array(numbers)]);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const four = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

const png = (width: number, height: number) =>
  bytes(
    0x89,
    ...letters('PNG'),
    ...four(0),
    ...four(13),
    ...letters('IHDR'),
    ...four(width),
    ...four(height),
  );

describe('the size in a file', () => {
  it.each([
    ['PNG', png(4000, 3000)],
    ['GIF', bytes(...letters('GIF89a'), 0xa0, 0x0f, 0xb8, 0x0b)],
    [
      'JPEG',
      bytes(0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0),
    ],
    [
      'WebP',
      bytes(
        ...letters('RIFF'),
        ...four(0),
        ...letters('WEBPVP8X'),
        ...four(0),
        ...four(0),
        0x9f,
        0x0f,
        0,
        0xb7,
        0x0b,
        0,
      ),
    ],
    [
      'AVIF',
      bytes(
        ...[...four(16), ...letters('ftypavif'), ...four(0)],
        ...[...letters('ispe'), ...four(0), ...four(160), ...four(120)],
        ...[...letters('ispe'), ...four(0), ...four(4000), ...four(3000)],
      ),
    ],
  ])('is read of a %s', async (_, file) => {
    expect(await sizeIn(file)).toMatchObject({ width: 4000, height: 3000 });
  });

  it('is not known where the file breaks off, or is of another kind', async () => {
    expect(await sizeIn(bytes(0xff, 0xd8, 0xff, 0xe1))).toBeUndefined();
    expect(await sizeIn(bytes())).toBeUndefined();
    expect(await sizeIn(bytes(...letters('no picture at all')))).toBeUndefined();
  });
});

describe('a picture', () => {
  const made: (ImageBitmapOptions | undefined)[] = [];
  const close = vi.fn();

  /** Stands for a browser that shrinks pictures while it decodes them; `drawn` has the sizes of the canvases. */
  const drawn: { width: number; height: number }[] = [];
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      drawn.push({ width, height });
    }
    getContext() {
      const [width, height] = [this.width, this.height];
      const data = new Uint8ClampedArray(4);
      return {
        canvas: this,
        drawImage: () => undefined,
        getImageData: () => ({ data, width, height }),
      };
    }
  }

  beforeEach(() => {
    made.length = drawn.length = 0;
    close.mockClear();
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('createImageBitmap', (_: Blob, options?: ImageBitmapOptions) => {
      made.push(options);
      const width = options?.resizeWidth ?? 2000;
      return Promise.resolve({ width, height: (width * 3) / 4, close });
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('of fifty megapixels is decoded once, to no more than is read, and freed', async () => {
    const answer = await decoded(png(8160, 6120));
    expect(made).toEqual([expect.objectContaining({ resizeWidth: 2800 })]);
    expect(drawn).toEqual([
      { width: 2800, height: 2100 },
      { width: 640, height: 480 },
    ]);
    expect(answer).toMatchObject({ pixels: { width: 2800 }, shown: { width: 640 } });
    expect(close).toHaveBeenCalledOnce();
  });

  it('of absurdly many pixels is not decoded', async () => {
    expect(await decoded(png(40_000, 40_000))).toEqual({ kind: 'too-large' });
    expect(made).toEqual([]);
  });

  it('without a byte is not decoded', async () => {
    expect(await decoded(bytes())).toEqual({ kind: 'empty' });
    expect(made).toEqual([]);
  });

  it('that is small is not made larger', async () => {
    await decoded(png(640, 480));
    expect(made).toEqual([{ imageOrientation: 'from-image' }]);
  });
});

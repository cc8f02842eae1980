// A file of puzzles is read as plain text, however the file is packed or encoded.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { atMost, TooLong } from '../../../../web/core/encoding';
import { plainText } from '../../../../web/client/bulk/plain-text';

const text = `${'1'.padEnd(81, '.')}\n${'2'.padEnd(81, '.')} 둘\n`;

const units = (write: (view: DataView, at: number, point: number) => void, size: number) => {
  const points = Array.from(`\ufeff${text}`, (each) => each.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(points.length * size));
  for (const [index, point] of points.entries()) write(view, index * size, point);
  return new Uint8Array(view.buffer);
};

const files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'UTF-8': new TextEncoder().encode(text),
  'UTF-16, little end first': units((view, at, point) => {
    view.setUint16(at, point, true);
  }, 2),
  'UTF-16, big end first': units((view, at, point) => {
    view.setUint16(at, point);
  }, 2),
  'UTF-32, little end first': units((view, at, point) => {
    view.setUint32(at, point, true);
  }, 4),
  'UTF-32, big end first': units((view, at, point) => {
    view.setUint32(at, point);
  }, 4),
};

describe.each(Object.entries(files))('%s', (_, bytes) => {
  it('is read', async () => {
    expect(await (await plainText(new Blob([bytes]))).text()).toBe(text);
  });

  it('is read out of gzip', async () => {
    expect(await (await plainText(new Blob([gzipSync(bytes)]))).text()).toBe(text);
  });
});

it('a small packed file that holds more than the bound is refused', async () => {
  const packed = new Blob([gzipSync(new Uint8Array(2 ** 20))]);
  expect(packed.size).toBeLessThan(2000);
  await expect(plainText(packed, 2 ** 16)).rejects.toThrow(TooLong);
});

it('a stream is read no further than its bound', async () => {
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const reader = endless.pipeThrough(atMost(10_000)).getReader();
  const readAll = async () => {
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return length;
      length += value.length;
    }
  };
  await expect(readAll()).rejects.toThrow(TooLong);
});

it('a packed file that is cut off is refused', async () => {
  const cut = gzipSync(text).subarray(0, 30);
  await expect(plainText(new Blob([cut]))).rejects.toThrow();
});

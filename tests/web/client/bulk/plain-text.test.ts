// A file of puzzles is read as plain text, however the file is packed or encoded.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

it('a packed file that is cut off is refused', async () => {
  const cut = gzipSync(text).subarray(0, 30);
  await expect(plainText(new Blob([cut]))).rejects.toThrow();
});

// WebP files put together from chunks, with an orientation as cameras write it.

/** Bytes of a number, the last one first. */
const little = (number: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (number >>> (8 * i)) & 255);

export function chunk(name: string, data: Iterable<number>): number[] {
  const all = Array.from(data);
  return [...Buffer.from(name), ...little(all.length, 4), ...all, ...(all.length % 2 ? [0] : [])];
}

/** EXIF data: a TIFF file with one tag, by default the orientation. */
export function exif(value: number, isLittle = true, tag = 0x112): number[] {
  const number = (of: number, count: number) =>
    isLittle ? little(of, count) : little(of, count).reverse();
  return [
    ...Buffer.from(isLittle ? 'II' : 'MM'),
    ...[...number(42, 2), ...number(8, 4), ...number(1, 2)],
    ...[...number(tag, 2), ...number(3, 2), ...number(1, 4), ...number(value, 2), 0, 0],
    ...number(0, 4),
  ];
}

/** In the extended format, which has room for more than the picture. */
export function webp(
  { width, height }: { width: number; height: number },
  ...chunks: number[][]
): Uint8Array<ArrayBuffer> {
  const hasExif = 8;
  const extended = [hasExif, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)];
  const body = [...Buffer.from('WEBP'), ...chunk('VP8X', extended), ...chunks.flat()];
  return Uint8Array.from([...Buffer.from('RIFF'), ...little(body.length, 4), ...body]);
}

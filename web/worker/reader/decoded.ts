// The text of a file in UTF-8: unpacked, and converted from UTF-16 and UTF-32. Reading stops once the text is known to be too large.
import { inUtf8, isGzip, wideEncodingOf } from '../../core/encoding';
import { Refused } from '../serve/task';

/** The text's bytes, cut off behind `most` of them. */
export async function decoded(source: Blob, most: number): Promise<Uint8Array> {
  try {
    const head = await bytesOf(source.slice(0, 2).stream(), 2);
    // UTF-32 takes four bytes where UTF-8 takes one.
    const stream = isGzip(head)
      ? source.stream().pipeThrough(new DecompressionStream('gzip'))
      : source.stream();
    const bytes = await bytesOf(stream, 4 * most);
    const encoding = wideEncodingOf(bytes);
    const text =
      encoding === undefined
        ? bytes
        : await bytesOf(inUtf8(new Blob([bytes]).stream(), encoding), most);
    return text.subarray(0, most);
  } catch (error) {
    throw new Refused(String(error));
  }
}

/** Unpacking stops after the first megabytes: a small file may unpack to gigabytes. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  while (length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  await reader.cancel();
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

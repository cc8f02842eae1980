// The text of a file in UTF-8: unpacked, and converted from UTF-16. Reading stops once the text is known to be too large.
import { Refused } from '../serve/task';

/** The text's bytes, cut off behind `most` of them. */
export async function decoded(source: Blob, most: number): Promise<Uint8Array> {
  try {
    const head = await bytesOf(source.slice(0, 2).stream(), 2);
    const isPacked = head[0] === 0x1f && head[1] === 0x8b;
    // Text in UTF-16 has two bytes where UTF-8 has one, or two where it has three.
    const bytes = isPacked
      ? await bytesOf(source.stream().pipeThrough(new DecompressionStream('gzip')), 2 * most)
      : new Uint8Array(await source.slice(0, 2 * most).arrayBuffer());
    return inUtf8(bytes).subarray(0, most);
  } catch (error) {
    throw new Refused(String(error));
  }
}

function inUtf8(bytes: Uint8Array): Uint8Array {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return bytes;
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

/** Undefined: the byte order mark says UTF-8, or there is none. */
function encodingOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Unpacking stops after the first megabytes: a small file may unpack to gigabytes. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
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

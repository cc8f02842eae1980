// Texts that gzip has packed and texts in UTF-16 and UTF-32, told by their first bytes, and their bytes in UTF-8.

export type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Two bytes tell. */
export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

const marks: readonly (readonly [WideEncoding, readonly number[]])[] = [
  // The mark of UTF-16 begins that of UTF-32.
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const isAscii = (byte = 0): boolean =>
  (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13;

/** Four bytes tell: a mark, or two characters of ASCII in UTF-16 without one. Undefined: UTF-8, as far as they say. */
export function wideEncodingOf(head: Uint8Array): WideEncoding | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[0];
  const [first, second, third, fourth] = head;
  if (second === 0 && fourth === 0 && isAscii(first) && isAscii(third)) return 'utf-16le';
  if (first === 0 && third === 0 && isAscii(second) && isAscii(fourth)) return 'utf-16be';
  return undefined;
}

const isCodePoint = (point: number): boolean =>
  point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000);

/** Bytes of whole units. */
function textOfUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle);
    if (point !== 0xfeff || text !== '') {
      text += isCodePoint(point) ? String.fromCodePoint(point) : '\ufffd';
    }
  }
  return text;
}

function fromUtf32(isLittle: boolean): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  let rest = new Uint8Array();
  return new TransformStream({
    transform(part, controller) {
      const bytes = new Uint8Array(rest.length + part.length);
      bytes.set(rest);
      bytes.set(part, rest.length);
      const whole = bytes.length - (bytes.length % 4);
      rest = bytes.slice(whole);
      controller.enqueue(encoder.encode(textOfUtf32(bytes.subarray(0, whole), isLittle)));
    },
  });
}

/** The bytes that gzip has packed, unpacked as far as they are read: a small file may hold gigabytes. */
export const unpackedOf = (source: Blob): ReadableStream<Uint8Array<ArrayBuffer>> =>
  source.stream().pipeThrough(new DecompressionStream('gzip'));

/** The first bytes of a stream, `most` or a little more; nothing behind them is read. */
export async function firstBytesOf(
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

/** A stream has more bytes than may be kept. */
export class TooLong extends Error {}

/** Ends a stream with an error behind its first `most` bytes. */
export function atMost(
  most: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(part, controller) {
      length += part.length;
      if (length > most) controller.error(new TooLong());
      else controller.enqueue(part);
    },
  });
}

/** The same text in UTF-8, as it comes. */
export function inUtf8(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  encoding: WideEncoding,
): ReadableStream<Uint8Array> {
  return encoding.startsWith('utf-32')
    ? stream.pipeThrough(fromUtf32(encoding === 'utf-32le'))
    : stream.pipeThrough(new TextDecoderStream(encoding)).pipeThrough(new TextEncoderStream());
}

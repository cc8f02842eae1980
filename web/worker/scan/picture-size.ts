// Reads a picture's width and height from the beginning of its file, so that absurdly large pictures are not decoded.

export interface Size {
  width: number;
  height: number;
  /** A WebP file with room for more than the picture. */
  isExtended?: boolean;
}

/** The bytes that may come before the size in a JPEG: a camera's notes and a small preview. */
const headBytes = 512 * 1024;

/** Undefined where the format is unknown or the file is broken. */
export async function sizeIn(file: Blob): Promise<Size | undefined> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  return unlessBroken(() => sizeOf(head));
}

/** Undefined where the file ends before what is read of it. */
export function unlessBroken<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOf(head: DataView): Size | undefined {
  const start = head.getUint32(0);
  if (start === 0x89504e47) return { width: head.getUint32(16), height: head.getUint32(20) };
  if (start >>> 8 === 0xffd8ff) return jpegSize(head);
  if (start === tag('GIF8')) {
    return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  }
  if (start === tag('RIFF') && head.getUint32(8) === tag('WEBP')) return webpSize(head);
  if (start >>> 16 === 0x424d) {
    const [width, height] = [head.getInt32(18, true), head.getInt32(22, true)];
    return { width: Math.abs(width), height: Math.abs(height) };
  }
  return head.getUint32(4) === tag('ftyp') ? largestOf(head) : undefined;
}

/** Four letters as the number that they are in a file. */
export const tag = (name: string): number =>
  Array.from(name).reduce((sum, letter) => ((sum << 8) | letter.charCodeAt(0)) >>> 0, 0);

/** Goes from segment to segment, until one that begins a frame. */
function jpegSize(head: DataView): Size {
  let at = 2;
  for (;;) {
    const marker = head.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2);
  }
}

function webpSize(head: DataView): Size | undefined {
  const low = 0x3fff;
  switch (head.getUint32(12)) {
    case tag('VP8 '):
      return { width: head.getUint16(26, true) & low, height: head.getUint16(28, true) & low };
    case tag('VP8L'): {
      const bits = head.getUint32(21, true);
      return { width: (bits & low) + 1, height: ((bits >>> 14) & low) + 1 };
    }
    case tag('VP8X'): {
      const three = (at: number) => head.getUint16(at, true) + 65536 * head.getUint8(at + 2) + 1;
      return { width: three(24), height: three(27), isExtended: true };
    }
    default:
      return undefined;
  }
}

/** AVIF and HEIC: the size of the largest picture in the file, which also holds previews and tiles. */
function largestOf(head: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let at = 0; at + 16 <= head.byteLength; at++) {
    if (head.getUint32(at) !== tag('ispe')) continue;
    const size = { width: head.getUint32(at + 8), height: head.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

// The text of a file in UTF-8: unpacked, and converted from UTF-16 and UTF-32. Reading stops once the text is known to be too large.
import { firstBytesOf, inUtf8, isGzip, unpackedOf, wideEncodingOf } from '../../core/encoding';
import { Refused } from '../serve/task';

/** The text's bytes, cut off behind `most` of them. */
export async function decoded(source: Blob, most: number): Promise<Uint8Array> {
  try {
    const head = await firstBytesOf(source.slice(0, 2).stream(), 2);
    // UTF-32 takes four bytes where UTF-8 takes one.
    const stream = isGzip(head) ? unpackedOf(source) : source.stream();
    const bytes = await firstBytesOf(stream, 4 * most);
    const encoding = wideEncodingOf(bytes);
    const text =
      encoding === undefined
        ? bytes
        : await firstBytesOf(inUtf8(new Blob([bytes]).stream(), encoding), most);
    return text.subarray(0, most);
  } catch (error) {
    throw new Refused(String(error));
  }
}

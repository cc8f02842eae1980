// A file of puzzles as its text in UTF-8, which is read piece by piece: unpacked, and out of UTF-16 and UTF-32.
import { atMost, inUtf8, isGzip, unpackedOf, wideEncodingOf } from '../../core/encoding';

const headOf = async (source: Blob): Promise<Uint8Array> =>
  new Uint8Array(await source.slice(0, 4).arrayBuffer());

/** The browser keeps large ones on disk. */
const wholeOf = (stream: ReadableStream<Uint8Array>): Promise<Blob> => new Response(stream).blob();

/** The bound of an unpacked file: more than twelve million lines with a puzzle. */
const mostBytes = 2 ** 30;

/**
 * The file itself where it is such a text. Throws where a packed file is damaged, and `TooLong` where it would unpack to more
 * than `most` bytes; it is not unpacked any further.
 */
export async function plainText(source: Blob, most = mostBytes): Promise<Blob> {
  const text = isGzip(await headOf(source))
    ? await wholeOf(unpackedOf(source).pipeThrough(atMost(most)))
    : source;
  const encoding = wideEncodingOf(await headOf(text));
  return encoding === undefined ? text : wholeOf(inUtf8(text.stream(), encoding));
}

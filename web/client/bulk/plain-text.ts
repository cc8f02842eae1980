// A file of puzzles as its text in UTF-8, which is read piece by piece: unpacked, and out of UTF-16 and UTF-32.
import { inUtf8, isGzip, wideEncodingOf } from '../../core/encoding';

const headOf = async (source: Blob): Promise<Uint8Array> =>
  new Uint8Array(await source.slice(0, 4).arrayBuffer());

/** The browser keeps large ones on disk. */
const wholeOf = (stream: ReadableStream<Uint8Array>): Promise<Blob> => new Response(stream).blob();

/** The file itself where it is such a text. Throws where a packed file is damaged. */
export async function plainText(source: Blob): Promise<Blob> {
  const text = isGzip(await headOf(source))
    ? await wholeOf(source.stream().pipeThrough(new DecompressionStream('gzip')))
    : source;
  const encoding = wideEncodingOf(await headOf(text));
  return encoding === undefined ? text : wholeOf(inUtf8(text.stream(), encoding));
}

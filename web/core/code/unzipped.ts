// Unpacks what is fetched packed, part by part as it comes.
import type { PackedFile } from './language-caches';

/** Gives the bytes of a file that is packed with gzip. */
export async function unzipped({ blob, bytes }: PackedFile): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(bytes);
  let at = 0;
  await hearParts(blob.stream().pipeThrough(new DecompressionStream('gzip')), (part) => {
    all.set(part, at);
    at += part.length;
  });
  return all;
}

/** Not every browser has `for await` over a stream. */
export async function hearParts(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  hear: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    hear(value);
  }
}

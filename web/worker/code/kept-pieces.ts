// Fetches the files of a language in pieces and keeps them: a piece that is kept is not fetched again.
import { isStoreOf, keptStore, type KeptManifest, type KeptPiece } from '../../core/code/kept';

/**
 * Gives each archive unpacked, by its name; `onFetched` receives the number of bytes that have arrived. Scripts are only kept,
 * for the service worker.
 */
export async function fetchArchives(
  manifest: KeptManifest,
  folder: string,
  onFetched: (bytes: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const store = await openStore(manifest);
  const archives = new Map<string, Uint8Array<ArrayBuffer>>();
  let before = 0;
  for (const { name, bytes, pieces } of manifest.archives) {
    const blobs: Blob[] = [];
    for (const piece of pieces) {
      const start = before;
      blobs.push(
        await pieceOf(piece, folder, store, (done) => {
          onFetched(start + done);
        }),
      );
      before += piece.bytes;
      onFetched(before);
    }
    archives.set(name, await unzipped(new Blob(blobs), bytes));
  }
  for (const script of manifest.scripts) {
    await pieceOf(script, folder, store, () => undefined);
    onFetched((before += script.bytes));
  }
  return archives;
}

/** Undefined where nothing can be kept, as in a private window; stores of other versions are deleted. */
async function openStore(manifest: KeptManifest): Promise<Cache | undefined> {
  try {
    const name = keptStore(manifest);
    for (const each of await caches.keys()) {
      if (isStoreOf(manifest, each) && each !== name) await caches.delete(each);
    }
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

async function pieceOf(
  piece: KeptPiece,
  folder: string,
  store: Cache | undefined,
  onDone: (bytes: number) => void,
): Promise<Blob> {
  const address = new URL(piece.file, folder).href;
  const kept = await store?.match(address);
  const blob = kept && (await kept.blob());
  if (blob && (await isWhole(blob, piece))) return blob;
  const fetched = await fetchBlob(address, onDone);
  if (!(await isWhole(fetched, piece))) throw new Error(`${piece.file} came damaged`);
  // Where there is no room to keep the piece, it is fetched again next time.
  const type = piece.file.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
  const answer = new Response(fetched, { headers: { 'Content-Type': type } });
  await store?.put(address, answer).catch(() => undefined);
  return fetched;
}

async function fetchBlob(address: string, onDone: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  await hearParts(response.body, (part) => {
    parts.push(part);
    onDone((done += part.length));
  });
  return new Blob(parts);
}

async function isWhole(blob: Blob, { bytes, sha256 }: KeptPiece): Promise<boolean> {
  if (blob.size !== bytes) return false;
  // A page without TLS has neither digests nor a store: its pieces are always fetched, and gzip has its own checksum.
  if (!isSecureContext) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

async function unzipped(blob: Blob, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(bytes);
  let at = 0;
  await hearParts(blob.stream().pipeThrough(new DecompressionStream('gzip')), (part) => {
    all.set(part, at);
    at += part.length;
  });
  return all;
}

/** Not every browser has `for await` over a stream. */
async function hearParts(
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

// Fetches the files of a language in pieces and keeps them: a piece that is kept is not fetched again.
import {
  isStoreOf,
  keptStore,
  type KeptManifest,
  type KeptPiece,
  type StoreName,
  type PackedFile,
  type PackedFiles,
} from '../../core/code/language-caches';
import { hearParts } from '../../core/code/unzipped';

interface Fetching {
  /** Beside the page, with a slash at its end. */
  folder: string;
  signal?: AbortSignal | undefined;
  onFetched?: ((bytes: number) => void) | undefined;
}

interface Arriving {
  signal: AbortSignal | undefined;
  tell: (done: number) => void;
}

/** Gives each archive as it is packed, by its name; `onFetched` receives the number of bytes that have arrived. */
export async function fetchArchives(
  { archives, ...manifest }: KeptManifest,
  { folder, signal, onFetched }: Fetching,
): Promise<PackedFiles> {
  const store = await openStore(manifest);
  const packed = new Map<string, PackedFile>();
  let before = 0;
  for (const { name, bytes, pieces } of archives) {
    const blobs: Blob[] = [];
    for (const piece of pieces) {
      const address = new URL(folder + piece.file, document.baseURI).href;
      const start = before;
      const tell = (done: number) => onFetched?.(start + done);
      blobs.push(await pieceAt(address, piece, store, { signal, tell }));
      before += piece.bytes;
      tell(piece.bytes);
    }
    packed.set(name, { blob: new Blob(blobs), bytes });
  }
  return packed;
}

/** Undefined where nothing can be kept, as in a private window; stores of other versions are deleted. */
async function openStore(manifest: StoreName): Promise<Cache | undefined> {
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

async function pieceAt(
  address: string,
  piece: KeptPiece,
  store: Cache | undefined,
  arriving: Arriving,
): Promise<Blob> {
  const kept = await store?.match(address);
  const blob = kept && (await kept.blob());
  if (blob && (await isWhole(blob, piece))) return blob;
  const fetched = await fetchBlob(address, arriving);
  if (!(await isWhole(fetched, piece))) throw new Error(`${piece.file} came damaged`);
  // Where there is no room to keep the piece, it is fetched again next time.
  await store?.put(address, new Response(fetched)).catch(() => undefined);
  return fetched;
}

async function fetchBlob(address: string, { signal, tell }: Arriving): Promise<Blob> {
  const response = await fetch(address, signal && { signal });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  await hearParts(response.body, (part) => {
    parts.push(part);
    tell((done += part.length));
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

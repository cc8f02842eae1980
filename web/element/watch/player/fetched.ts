// Fetches a recording from an address, which the author of the page around has named.
import type { RecordingTrouble } from '../../../core/recording';

/** A larger one is refused: it is kept in memory as it is, and again as steps. */
const mostBytes = 1 << 28;
const protocols = ['http:', 'https:', 'blob:'];

/** Why there is no recording. */
export class NotFetched extends Error {
  readonly trouble: RecordingTrouble;

  constructor(trouble: RecordingTrouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

export interface FetchOptions {
  signal: AbortSignal;
  /** Called with every piece. */
  onBytes: (bytes: number) => void;
}

/** Rejects with a `NotFetched` or an `AbortError`. */
export async function fetchRecording(
  address: string,
  { signal, onBytes }: FetchOptions,
): Promise<File> {
  const base = document.baseURI;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    throw new NotFetched({ kind: 'no-address', found: address.slice(0, 80) });
  }
  try {
    // Without cookies: what a page can see of the answer must not tell it who is logged in there.
    const response = await fetch(url, { signal, credentials: 'omit' });
    if (!response.ok) throw new NotFetched({ kind: 'not-served', status: response.status });
    return new File(await piecesOf(response, onBytes), nameIn(url));
  } catch (error) {
    if (error instanceof NotFetched || signal.aborted) throw error;
    // Browsers do not say which: no connection, a server that does not share, or a policy.
    throw new NotFetched({ kind: 'not-fetched' });
  }
}

async function piecesOf({ body }: Response, onBytes: FetchOptions['onBytes']) {
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) return pieces;
    bytes += value.length;
    if (bytes > mostBytes) {
      void reader?.cancel();
      throw new NotFetched({ kind: 'too-large', mostBytes });
    }
    pieces.push(value);
    onBytes(bytes);
  }
}

/** The last part of its path, as people read it. */
function nameIn({ pathname, protocol }: URL): string {
  const last = protocol === 'blob:' ? '' : pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

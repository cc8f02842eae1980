// The files that are kept for offline use. Every script of the page can write into its caches, so nothing there is trusted:
// a body is served only while its digest is the one that this build lists, and always with the headers from that list.

declare const self: ServiceWorkerGlobalScope;

/** The list that scripts/offline/list.mjs makes. */
declare const LISTED: readonly {
  isOpened: boolean;
  headers: Readonly<Record<string, string>>;
  digests: Readonly<Record<string, string>>;
}[];

interface ListedFile {
  readonly address: string;
  readonly digest: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An embed's: kept once it was opened; all others are kept from the first visit on. */
  readonly isOpened: boolean;
}

const { scope } = self.registration;
const cacheName = `retrace ${scope}`;

const files: ReadonlyMap<string, ListedFile> = new Map(
  LISTED.flatMap(({ digests, ...shared }) =>
    Object.entries(digests).map(([path, digest]) => {
      const address = new URL(path, scope).href;
      return [address, { address, digest, ...shared }];
    }),
  ),
);

/** The file at an address, whatever its query: `/?utm=1` is the page, and one iframe page serves every puzzle. */
export function fileAt(address: string): ListedFile | undefined {
  const { origin, pathname } = new URL(address);
  return files.get(`${origin}${pathname.replace(/\/$/, '/index.html')}`);
}

export async function answerWith(file: ListedFile, event: FetchEvent): Promise<Response> {
  const kept = file.isOpened ? undefined : await keptBody(file);
  if (kept) return answerOf(kept, file);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keepListed(file, response.clone()));
    return response;
  } catch {
    // The network comes first for embeds, so that a new release is never mixed with an old one.
    const opened = file.isOpened ? await keptBody(file) : undefined;
    return opened ? answerOf(opened, file) : Response.error();
  }
}

/**
 * Keeps every file of the page. Where a host changes one of them, a first version is not installed, since it would not work
 * offline; an update is, since an earlier version must not stay forever.
 */
export async function keepPage(isUpdate: boolean): Promise<void> {
  for (const file of files.values()) {
    if (file.isOpened || (await keptBody(file))) continue;
    const body = await fetchListed(file);
    if (body) await keep(file, body);
    else if (!isUpdate) throw new Error(`${file.address} is not as it was built`);
  }
}

/** Removes all that this version does not list, and the caches that earlier versions had. */
export async function forgetOthers(): Promise<void> {
  await Promise.all(
    ['precache-v2', 'runtime'].map((each) => caches.delete(`workbox-${each}-${scope}`)),
  );
  const cache = await caches.open(cacheName);
  const listed = new Set([...files.values()].map(keyOf));
  for (const request of await cache.keys()) {
    if (!listed.has(request.url)) await cache.delete(request);
  }
}

const answerOf = (body: ArrayBuffer, { headers }: ListedFile) => new Response(body, { headers });

/** With the digest, so that the files of a version that waits lie beside those of the version in charge. */
const keyOf = ({ address, digest }: ListedFile) => `${address}?${digest}`;

/** Undefined where the body is missing or changed, or where the browser's storage fails. */
async function keptBody(file: ListedFile): Promise<ArrayBuffer | undefined> {
  try {
    const response = await caches.match(keyOf(file), { cacheName });
    const body = await response?.arrayBuffer();
    return body && (await isListed(body, file)) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the host gives another file; rejects where it gives none. */
async function fetchListed(file: ListedFile): Promise<ArrayBuffer | undefined> {
  // The browser's own cache may have the file of the last release.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file.address, { cache });
    if (!response.ok) throw new Error(`${file.address}: ${response.status}`);
    const body = await response.arrayBuffer();
    if (await isListed(body, file)) return body;
  }
  return undefined;
}

async function keepListed(file: ListedFile, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  if (await isListed(body, file)) await keep(file, body);
}

async function keep(file: ListedFile, body: ArrayBuffer): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(file), new Response(body));
}

async function isListed(body: ArrayBuffer, { digest }: ListedFile): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...bytes)) === digest;
}

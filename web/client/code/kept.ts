// The files kept on this machine of a language that is fetched once.
import { keptStore, type KeptManifest } from '../../core/code/kept';

export interface KeptLanguage {
  /** The size of the files that are fetched the first time. */
  bytes: number;
  /** Whether this version of it is kept, in whole or in part. */
  isKept: boolean;
  /** Removes it; the next program fetches it again. */
  forget: () => Promise<void>;
}

export async function keptLanguage(manifest: KeptManifest): Promise<KeptLanguage> {
  const store = keptStore(manifest);
  return {
    bytes: manifest.bytes,
    isKept: 'caches' in globalThis && (await caches.has(store)),
    forget: async () => {
      await caches.delete(store);
    },
  };
}

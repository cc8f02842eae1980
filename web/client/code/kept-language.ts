// The kept files of a language, which are fetched once.
import { keptStore, type KeptManifest } from '../../core/code/language-caches';

export interface KeptLanguage {
  /** The size of the files that are fetched the first time. */
  bytes: number;
  /** Whether this version of the language is kept, in whole or in part. */
  isKept: boolean;
  /** Removes the files; the next program fetches them again. */
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

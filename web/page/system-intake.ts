// Puzzles that come through the system: shared to the installed app, or a file opened with it.
import { sharedKey } from '../core/intake';
import { keptValues } from '../core/kept-values';
import type { TakeIn } from '../element/contract/intake-host';
import type { ReadOptions } from '../element/intake/read';

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileHandle[] }) => void): void;
}
interface FileHandle {
  getFile(): Promise<File>;
}

declare global {
  interface Window {
    /** Only an installed app can open files. */
    launchQueue?: LaunchQueue;
  }
}

/** The kept board comes first, so that what comes in is put over it. */
export async function startSystemIntake(
  takeIn: TakeIn,
  kept: Promise<void>,
  sources: ReadOptions,
): Promise<void> {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    const [file] = files;
    if (!file) return;
    void Promise.all([file.getFile(), kept]).then(([opened]) =>
      takeIn({ kind: 'file', file: opened }),
    );
  });
  if (location.hash !== '#shared') return;
  await kept;
  history.replaceState(history.state, '', location.pathname);
  try {
    // The service worker took the request and left the text in this cache.
    const shared: unknown = await keptValues.get(sharedKey);
    await keptValues.delete(sharedKey);
    if (shared instanceof File) await takeIn({ kind: 'file', file: shared });
    else if (Array.isArray(shared))
      await takeIn({ kind: 'text', text: await firstRead(shared, sources) });
  } catch {
    // Without storage nothing can have been shared.
  }
}

/** The first field with a puzzle in it: apps put a link, with words around it, into any field. */
async function firstRead(parts: readonly unknown[], sources: ReadOptions): Promise<string> {
  const { read } = await import('../element/intake/read');
  const texts = parts.filter((part) => typeof part === 'string');
  for (const text of texts) {
    const { kind } = await read({ kind: 'text', text }, sources);
    if (kind !== 'problem') return text;
  }
  return texts[0] ?? '';
}

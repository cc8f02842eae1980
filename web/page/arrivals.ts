// Puzzles that come through the system: shared to the installed app, or a file opened with it.
import { del, get } from 'idb-keyval';
import { sharedKey } from '../core/share';
import type { Bring } from '../intake/bring';

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileHandle[] }) => void): void;
}
interface FileHandle {
  getFile(): Promise<File>;
}

declare global {
  interface Window {
    /** Where the app can be installed and opens files. */
    launchQueue?: LaunchQueue;
  }
}

/** What comes is put on the board after what was kept. */
export async function startArrivals(bring: Bring, kept: Promise<void>): Promise<void> {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    const [file] = files;
    if (!file) return;
    void Promise.all([file.getFile(), kept]).then(([opened]) =>
      bring({ kind: 'file', file: opened }),
    );
  });
  if (location.hash !== '#shared') return;
  await kept;
  history.replaceState(history.state, '', location.pathname);
  try {
    // The service worker took the request and left the text here.
    const text: unknown = await get(sharedKey);
    await del(sharedKey);
    if (typeof text === 'string') await bring({ kind: 'text', text });
  } catch {
    // Without storage nothing can have been shared.
  }
}

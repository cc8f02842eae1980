// Says once that everything works offline, and offers new versions, which are loaded when the visitor asks for it and
// the running search is done.
import type { RetraceSudoku } from '../element/retrace-sudoku';
import type { PageText } from '../languages/en/page-frame';

type News = 'offlineReady' | 'updateReady' | 'updateWaits';

/** `show`: puts a text into the page's news, with or without the button to reload. */
export async function startOffline(
  sudoku: RetraceSudoku,
  show: (news: News & PageText, onReload?: () => void) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where the worker cannot be fetched, as on a page that is being left, the page works without it.
  const part = await import('workbox-window').catch(() => undefined);
  if (!part) return;
  const touched = firstInput();
  const workbox = new part.Workbox(new URL('service-worker.js', document.baseURI).href);
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate) return;
    void touched.then(() => {
      show('offlineReady');
    });
  });
  const hadVersion = navigator.serviceWorker.controller !== null;
  let isOffered = false;
  let isAsked = false;
  let isInCharge = false;
  const offer = () => {
    isOffered = true;
    show('updateReady', () => {
      if (isBusy(sudoku)) show('updateWaits');
      void whenIdle(sudoku).then(() => {
        isAsked = true;
        if (isInCharge) location.reload();
        else workbox.messageSkipWaiting();
      });
    });
  };
  workbox.addEventListener('waiting', offer);
  workbox.addEventListener('controlling', () => {
    if (!hadVersion && !isOffered) return; // this is the first version
    isInCharge = true;
    if (isAsked) location.reload();
    // Another tab activated the new version: files that this tab has not fetched yet may be gone.
    else offer();
  });
  // Where storage is refused there is no service worker; everything else works.
  await workbox.register().catch(() => undefined);
}

/** The offer to work offline is not urgent: it waits for the first input, and so for the page's paint. */
const firstInput = () =>
  new Promise<void>((resolve) => {
    for (const input of ['pointerdown', 'keydown']) {
      addEventListener(
        input,
        () => {
          resolve();
        },
        { once: true, capture: true },
      );
    }
  });

const isBusy = ({ status }: RetraceSudoku): boolean =>
  status === 'searching' || status === 'paused';

async function whenIdle(sudoku: RetraceSudoku): Promise<void> {
  while (isBusy(sudoku)) {
    await sudoku.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

const lookEveryMs = 250;

// Says once that everything works offline, and offers a new version: it comes when the visitor asks
// for it, after the search that runs.
import type { RetraceSudoku } from '../element/retrace-sudoku';
import type { PageText } from './words';

type News = 'offlineReady' | 'updateReady' | 'updateWaits';

/** `show` puts a text of the page's into its news, with the offer to reload or without. */
export async function startOffline(
  sudoku: RetraceSudoku,
  show: (news: News & PageText, onReload?: () => void) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where it is not to be had, as on a page that is left just then, the page works on without.
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
    if (!hadVersion && !isOffered) return; // the first version there is
    isInCharge = true;
    if (isAsked) location.reload();
    // Another tab asked for it: what this one has not fetched yet may be gone.
    else offer();
  });
  // Where storage is refused there is no service worker either; everything else works.
  await workbox.register().catch(() => undefined);
}

/** It asks for nothing: somebody who is still taking the page in is not disturbed, and the page's paint is done. */
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

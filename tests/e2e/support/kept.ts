// The values that the page keeps in IndexedDB.
import type { Page } from '@playwright/test';

export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const asking = opening.result.transaction('keyval').objectStore('keyval').get('board');
      asking.onsuccess = () => {
        resolve(asking.result);
        opening.result.close();
      };
    };
    return JSON.stringify((await promise) ?? '');
  });

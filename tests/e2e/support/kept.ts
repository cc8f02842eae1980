// The values that the page keeps in IndexedDB, and notes of an earlier visit.
import type { BrowserContext, Page } from '@playwright/test';

export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = await new Promise<unknown>((resolve) => {
      const opening = indexedDB.open('keyval-store');
      opening.onsuccess = () => {
        const asking = opening.result.transaction('keyval').objectStore('keyval').get('board');
        asking.onsuccess = () => {
          resolve(asking.result);
          opening.result.close();
        };
      };
    });
    return JSON.stringify(kept ?? '');
  });

/** Puts a note into the site's storage, as from an earlier visit, in all pages that are opened from now on. */
export const noteBefore = (pages: Page | BrowserContext, name: string, text: string) =>
  pages.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Firefox refuses storage to the blank page, which comes first.
      }
    },
    [name, text] as const,
  );

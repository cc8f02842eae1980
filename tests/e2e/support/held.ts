// Holds back the answers to requests until a test has seen the page without them.
import type { Page } from '@playwright/test';

/** Holds back the answers from `url`; gives the function that lets them through. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await waits;
    await route.continue();
  });
  return letThrough;
}

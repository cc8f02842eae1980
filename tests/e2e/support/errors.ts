// The `retrace-error` events of a page's elements, from the page's start.
import type { Page } from '@playwright/test';
import type { ErrorDetail } from '../../../web/element/events';

/** Collects the page's `retrace-error` events; call it before the page is opened. */
export const hearErrors = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('retrace-error', (event) => {
      heard.push(event.detail);
    });
  });

export const errorsHeard = (page: Page): Promise<ErrorDetail[]> =>
  page.evaluate(() => (window as unknown as { heard: ErrorDetail[] }).heard);

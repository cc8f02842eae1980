// The `test` of every end-to-end test: it also fails when the page reports an error or breaks its policy.
import { expect, test as base } from '@playwright/test';
import { downloadsOf } from './download';

interface Fixtures {
  /** Errors that a test causes on purpose. */
  allowedFaults: readonly RegExp[];
  /** What the page has reported so far. */
  faults: string[];
}

export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions }, use, worker) => {
      await use({ ...launchOptions, downloadsPath: downloadsOf(worker) });
    },
    { scope: 'worker' },
  ],
  allowedFaults: [[], { option: true }],
  faults: [
    async ({ page, allowedFaults }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // A violated content security policy is reported here too.
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
      const unexpected = faults.filter((fault) => !allowedFaults.some((form) => form.test(fault)));
      expect(unexpected, 'errors the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

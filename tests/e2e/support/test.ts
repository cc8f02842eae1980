// The `test` of every end-to-end test: it also fails when the page reports an error or breaks its policy.
import { test as base } from '@playwright/test';
import { SharedContexts } from './contexts';
import { downloadsOf } from './download';
import { expect } from './expect';
import { noteBefore } from './kept';

interface Fixtures {
  /** The error messages that a test causes on purpose. */
  allowedFaults: readonly RegExp[];
  /** The errors that the page has reported so far. */
  faults: string[];
  /** Whether the person has used the solver before, so that its panel is open. */
  usesSolver: boolean;
  /** Whether the test gets a context of its own, because it measures a process, ends it, or sets its clock. */
  ownContext: boolean;
}

interface WorkerFixtures {
  contexts: SharedContexts;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use, worker) => {
      await use({ ...launchOptions, downloadsPath: downloadsOf(worker) });
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  usesSolver: [false, { option: true }],
  ownContext: [false, { option: true }],
  context: async (
    {
      browser,
      contexts,
      ownContext,
      usesSolver,
      baseURL,
      serviceWorkers,
      permissions,
      javaScriptEnabled,
      hasTouch,
      viewport,
      colorScheme,
      locale,
      contextOptions,
    },
    use,
  ) => {
    const isUsual =
      serviceWorkers === 'block' &&
      permissions === undefined &&
      javaScriptEnabled &&
      !hasTouch &&
      viewport?.width === 1280 &&
      colorScheme === 'light';
    if (baseURL === undefined || ownContext || !isUsual) {
      const context = await browser.newContext();
      if (usesSolver) await noteBefore(context, 'retrace-solver', 'open');
      await use(context);
      await context.close();
      return;
    }
    const { reducedMotion = null } = contextOptions;
    const key = JSON.stringify([locale, contextOptions]);
    const shared = await contexts.take(key, baseURL, { reducedMotion });
    if (usesSolver) await contexts.note(shared, 'retrace-solver', 'open');
    await use(shared.context);
    await contexts.leave(shared, viewport);
  },
  page: async ({ context, contexts }, use) => {
    await use(await contexts.pageIn(context));
  },
  allowedFaults: [[], { option: true }],
  faults: [
    async ({ page, allowedFaults }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // Browsers report violations of the content security policy here, too.
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

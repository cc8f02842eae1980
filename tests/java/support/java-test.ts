// The `test` of specifications that talk to Java's workers: those of one Playwright worker share a page with the compiler, which takes long to start.
import type { Page } from '@playwright/test';
import { Java, isJavaBuilt } from './java';
import { expect, test as base } from '../../e2e/support/test';

export const test = base.extend<{ skippedWithoutJava: undefined }, { java: Java }>({
  java: [
    async ({ browser }, use, { project }) => {
      const page: Page = await browser.newPage({ baseURL: project.use.baseURL ?? '' });
      await page.goto('/');
      await use(await Java.load(page));
      await page.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  skippedWithoutJava: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern to see what a fixture uses
    async ({}, use, info) => {
      info.skip(!isJavaBuilt, 'npm run java adds it');
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

// End-to-end tests in Chromium and Firefox against the served production build (npm run build first).
import { defineConfig } from '@playwright/test';
import { chromiumForTests, firefox } from './scripts/tools.mjs';

const port = Number(process.env.RETRACE_PORT ?? 4183);
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const ci = process.env.CI !== undefined;

const chromiumPath = chromiumForTests();
const firefoxPath = firefox();

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,java}/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  // Where a browser does not work at all, each test would wait for it in vain, for hours.
  maxFailures: ci ? 20 : 0,
  // The whole of Firefox in one run takes more than 40 minutes on a busy machine.
  globalTimeout: (ci ? 40 : 80) * 60_000,
  workers: 2,
  // Generous, for slow or busy machines; what has a bound of its own is measured inside its test.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://localhost:${String(port)}`,
    locale: 'en-US',
    // Each test is a first visit, and would fetch every file for offline use; those that need it say so.
    serviceWorkers: 'block',
    // Recording every test takes a tenth of the time of all.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(chromiumPath && { executablePath: chromiumPath }),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
            // The pages of one context share a process, which has its fonts by then.
            '--process-per-site',
          ],
        },
      },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefoxPath && { executablePath: firefoxPath }),
          // A page that is left ends, with its workers, though the next test has the same tab.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
      },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs ${String(port)}`,
    url: `http://localhost:${String(port)}`,
    reuseExistingServer: !ci,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});

// The product's client and worker, the engine over lines and the making of puzzles, in headless Chromium.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright-core';
import { build, preview } from 'vite';
import { Stop, root } from '../run.mjs';
import { chromium } from '../tools.mjs';

const page = fileURLToPath(new URL('page', import.meta.url));
const outDir = join(root, 'build/bench/page');
// The page's own configuration would make an installed app of it.
const config = {
  configFile: /** @type {const} */ (false),
  resolve: { alias: { '@core': join(root, 'build/wasm') } },
  worker: { format: /** @type {const} */ ('es') },
};

// An isolated page gets a clock of 5 µs instead of 100 µs.
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Builds the benchmark page, serves it and opens it. */
export async function openChromium() {
  const executablePath = chromium();
  if (!executablePath) throw new Stop('No Chromium was found', 2);
  await build({ ...config, root: page, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...config,
    root: page,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4199, headers },
  });
  const browser = await playwright.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  const tab = await browser.newPage();
  await tab.goto(server.resolvedUrls?.local[0] ?? '');
  await tab.waitForFunction('typeof search === "function"');
  return {
    version: browser.version(),
    browser,
    /**
     * @param {string} puzzle
     * @param {string} strategy
     * @returns {Promise<{ ms: number, steps: number }>}
     */
    search: (puzzle, strategy) =>
      tab.evaluate(`search(${JSON.stringify(puzzle)}, ${JSON.stringify(strategy)})`),
    /**
     * @param {string} text
     * @param {'any' | 'check'} task
     * @returns {Promise<{ puzzlesPerSecond: number, solved: number, several: number }>}
     */
    lines: (text, task) => tab.evaluate(`lines(${JSON.stringify(text)}, '${task}')`),
    /**
     * Minimal puzzles a second.
     * @param {number} count
     * @param {number} seed
     * @returns {Promise<number>}
     */
    make: (count, seed) => tab.evaluate(`make(${String(count)}, ${String(seed)})`),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

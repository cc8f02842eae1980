// The product's client and worker, the engine over lines and the making of puzzles, in headless Chromium.
import { startChromium } from '../scripts/chromium.mjs';
import { serveIsolated } from './isolated.mjs';

/** Builds the benchmark page, serves it and opens it. */
export async function openChromium() {
  const served = await serveIsolated('page', 4199);
  const browser = await startChromium(['--disable-background-networking', '--no-first-run']);
  const tab = await browser.newPage();
  await tab.goto(served.address);
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
      await served.close();
    },
  };
}

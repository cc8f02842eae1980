// The page in WebKitGTK: it opens a link with a puzzle, solves it and shows the answer.
import { freePort } from '../../scripts/ports.mjs';
import { serve } from '../../scripts/serve.mjs';
import { webkit } from '../../scripts/tools.mjs';
import { until, withBrowser } from './driver.mjs';

// Baekjoon 2239's sample and its published answer.
const puzzle = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const solution =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

const valueOfElement = `return document.querySelector('retrace-sudoku')?.value`;

const buttonByName = `
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element]);
  return within(document).find((element) =>
    element.localName === 'button' &&
    (element.ariaLabel ?? element.textContent).trim() === arguments[0]) ?? null;`;

const shownDigits = `
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element]);
  return within(document).filter((element) => element.role === 'gridcell')
    .map((element) => element.textContent.trim() || '.').join('');`;

/** @type {Record<string, (page: import('./driver.mjs').Page) => Promise<void>>} */
const tests = {
  'opens a link with a puzzle': (page) =>
    until('the puzzle', async () => (await page.script(valueOfElement)) === puzzle),

  'solves it at a click and shows the solution': async (page) => {
    await page.click(buttonByName, 'Solve');
    await until('the solution', async () => (await page.script(shownDigits)) === solution);
  },
};

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function smoke() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const programs = webkit();
  if (!programs) {
    console.log('skipped: WebKitWebDriver, MiniBrowser or Xvfb is not installed');
    return { ...counts, skipped: Object.keys(tests).length };
  }
  const server = await serve(await freePort(), { orNextFree: false });
  try {
    await withBrowser(programs, async (page) => {
      await page.open(`http://localhost:${server.port}/#p=${puzzle}`);
      for (const [name, test] of Object.entries(tests)) {
        const good = await holds(name, () => test(page));
        counts[good ? 'passed' : 'failed'] += 1;
      }
    });
  } finally {
    server.close();
  }
  return counts;
}

/** @param {string} name @param {() => Promise<void>} test */
async function holds(name, test) {
  try {
    await test();
    console.log(`ok ${name}`);
    return true;
  } catch (error) {
    console.log(`not ok ${name}:`, error);
    return false;
  }
}

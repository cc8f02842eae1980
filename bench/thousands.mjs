// A series of thousands on the built page in Chromium: the time until it stops, and the memory of page and workers.
import { Stop } from '../scripts/run.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { chromiumForTests } from '../scripts/tools.mjs';
import { renderers, residentOf } from './resident.mjs';
import { inWords } from './statistics.mjs';
import { longestTask } from './watching.mjs';
import { notedBytes, noteMemories } from './wasm-memory.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ puzzles: number, perSecond: number, page: number, wasm: number, resident: number }} Held */
/** In milliseconds; `held` by the number of puzzles. @typedef {{ said: number[], ended: number[], tasks: number[], held: Held[] }} Thousands */

/** Stops in a round, each after more puzzles than the one before. */
const stopsARound = 10;
const least = 10_000;
const tracedPuzzles = 20_000;

/**
 * @param {number} rounds of stops
 * @param {number} puzzles for the memory, which is printed at 10,000, at ten times as many and so on, and at the end
 * @param {number} port of the served page
 * @returns {Promise<Thousands & { version: string }>}
 */
export async function measureThousands(rounds, puzzles, port) {
  const browser = await startChromium(['--no-first-run'], chromiumForTests());
  /** @type {Thousands} */
  const found = { said: [], ended: [], tasks: [], held: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await open(browser, port, 1_000_000);
    await reached(page, 1);
    for (let stop = 0; stop < stopsARound; stop += 1) {
      const { said, ended } = await stopped(page);
      found.said.push(said);
      found.ended.push(ended);
      const made = await madeIn(page);
      await page.getByRole('button', { name: 'Go on' }).click();
      // Stopping at many different times meets every kind of work that is done now and then.
      await reached(page, made + 1 + Math.floor(Math.random() * 3000));
    }
    const made = await madeIn(page);
    found.tasks.push(await longestTask(browser, page, () => reached(page, made + tracedPuzzles)));
    await close();
  }
  const { page, close, ids } = await open(browser, port, puzzles);
  for (const wanted of milestones(puzzles)) {
    found.held.push(await heldAt(page, wanted, ids()));
  }
  await close();
  await browser.close();
  return { ...found, version: browser.version() };
}

/** @param {Thousands} found */
export function printThousands({ said, ended, tasks, held }) {
  console.log('\nThousands are stopped, in ms from the press: median (least-most)');
  console.log(`the page says so     ${inWords(said, 1)} of ${String(said.length)}`);
  console.log(`all workers are gone ${inWords(ended, 1)}`);
  console.log(`longest task of the page meanwhile ${inWords(tasks, 1)} of the processor`);
  console.log('\n  puzzles  a second        the page  of it a puzzle  WebAssembly  processes');
  const mib = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
  const [first] = held;
  for (const { puzzles, perSecond, page, wasm, resident } of held) {
    const more = first && puzzles > first.puzzles;
    const each = more
      ? `${((page - first.page) / (puzzles - first.puzzles)).toFixed(1)} bytes`
      : '';
    console.log(
      [
        puzzles.toLocaleString('en').padStart(9),
        perSecond.toLocaleString('en').padStart(8),
        mib(page).padStart(14),
        each.padStart(14),
        mib(wasm).padStart(11),
        `${resident.toFixed(0)} MiB`.padStart(9),
      ].join('  '),
    );
  }
}

/** @param {number} puzzles */
function milestones(puzzles) {
  const found = [];
  for (let wanted = least; wanted < puzzles; wanted *= 10) found.push(wanted);
  return [...found, puzzles];
}

/**
 * Opens a page that makes so many puzzles of any difficulty.
 * @param {import('playwright-core').Browser} browser @param {number} port @param {number} puzzles
 */
async function open(browser, port, puzzles) {
  const before = new Set(renderers());
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await context.route(/\/make-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: noteMemories + (await response.text()) });
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${String(port)}/#m=make`);
  await page.getByRole('button', { name: 'Thousands' }).click();
  await page.getByLabel('Difficulty', { exact: true }).selectOption('any');
  await page.getByLabel('Seed (optional)').fill('7');
  const count = page.getByRole('spinbutton', { name: 'Puzzles' });
  await count.fill(String(puzzles));
  await count.blur();
  await page.getByRole('button', { name: /^Make [\d,]+ puzzles$/ }).click();
  return {
    page,
    ids: () => renderers().filter((id) => !before.has(id)),
    close: () => context.close(),
  };
}

const progress = /^([\d,]+) of [\d,]+, ([\d,]+) a second$/;
const numberIn = (/** @type {string | undefined} */ text) => Number(text?.replaceAll(',', ''));

/** @param {Page} page */
async function toldBy(page) {
  const [, made, perSecond] = progress.exec(await page.getByText(progress).innerText()) ?? [];
  return { made: numberIn(made), perSecond: numberIn(perSecond) };
}

/** @param {Page} page */
const madeIn = async (page) => (await toldBy(page)).made;

/** @param {Page} page @param {number} wanted */
async function reached(page, wanted) {
  while ((await madeIn(page)) < wanted) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Presses the mouse, which waits for the page's current task; gives the times until the page reports the stop, and until
 * the last worker has ended.
 * @param {Page} page
 */
async function stopped(page) {
  const button = page.getByRole('button', { name: 'Stop' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Stop('there is nothing to stop');
  const said = page.evaluate(`new Promise((resolve) => {
    const view = document.querySelector('retrace-sudoku').shadowRoot.querySelector('retrace-make-view').renderRoot;
    let pressed;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!view.textContent.includes('Stopped.')) return;
      observer.disconnect();
      resolve(performance.now() - pressed);
    });
    observer.observe(view, { childList: true, characterData: true, subtree: true });
  })`);
  // The listener must be there before the press.
  await page.evaluate('0');
  const workers = page.workers();
  const gone = Promise.all(
    workers.map(
      (worker) =>
        new Promise((resolve) => {
          worker.once('close', resolve);
        }),
    ),
  );
  const pressed = performance.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await gone;
  const ended = performance.now() - pressed;
  return { said: Number(await said), ended };
}

/** @param {Page} page @param {number} wanted @param {readonly string[]} ids @returns {Promise<Held>} */
async function heldAt(page, wanted, ids) {
  await reached(page, wanted);
  const { made, perSecond } = await toldBy(page);
  const wasm = await Promise.all(page.workers().map(wasmOf));
  return {
    puzzles: made,
    perSecond,
    page: await heapOf(page),
    wasm: wasm.reduce((sum, bytes) => sum + bytes, 0),
    resident: residentOf(ids),
  };
}

/** The memory of the page's own thread in JavaScript, with buffers, after a garbage collection. @param {Page} page */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  /** @type {{ usedSize: number, backingStorageSize?: number }} */
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + backingStorageSize;
}

/** @param {import('playwright-core').Worker} worker */
async function wasmOf(worker) {
  try {
    return Number(await worker.evaluate(notedBytes));
  } catch {
    return 0; // the worker has ended
  }
}

// Watch and bulk mode on the built page in Chromium: the times until it reacts, and how long tasks keep its thread busy.
/* global MutationObserver, MouseEvent -- of the page that is measured */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { textOf } from './puzzle-sets.mjs';
import { inWords } from './statistics.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** Round by round, in milliseconds. @typedef {{ explored: number[], seeks: number[], playing: number[], dragging: number[], cancelled: number[] }} Watching */

const seeksARound = 20;
const wholeSteps = 138_350_568;
const element = `document.querySelector('retrace-sudoku')`;

/** @param {number} rounds @param {Browser} browser @param {number} port @returns {Promise<Watching>} */
export async function measureWatching(rounds, browser, port) {
  /** @type {Watching} */
  const found = { explored: [], seeks: [], playing: [], dragging: [], cancelled: [] };
  const [puzzle = ''] = textOf('pathological').split('\n');
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
    const open = (/** @type {string} */ rest) => page.goto(`http://localhost:${port}/#${rest}`);
    await open(`p=${puzzle}&s=used-flags&m=watch`);
    found.explored.push(await exploredIn(page));
    found.seeks.push(...(await seek(page)));
    await page.evaluate(`${element}.seek(0)`);
    found.playing.push(await longestTask(browser, page, () => play(page)));
    found.dragging.push(await longestTask(browser, page, () => drag(page)));
    await page.goto('about:blank');
    await open('m=bulk');
    found.cancelled.push(await cancelBulk(page));
    await page.close();
  }
  return found;
}

/** @param {Watching} found */
export function printWatching({ explored, seeks, playing, dragging, cancelled }) {
  const toAnyStep = explored.reduce((sum, ms) => sum + ms, 0) / explored.length / 2;
  const ratio = toAnyStep / ([...seeks].sort((a, b) => a - b)[Math.floor(seeks.length / 2)] ?? 1);
  console.log('\nWatching, in ms: median (least-most)');
  console.log(`138 million steps explored      ${inWords(explored, 0)}`);
  console.log(
    `any of them on the board        ${inWords(seeks, 1)}; ` +
      `running there from the start takes ${ratio.toFixed(0)} times as long`,
  );
  console.log(`longest task while it plays     ${inWords(playing, 1)} of the processor`);
  console.log(`longest task while it is dragged ${inWords(dragging, 1)} of the processor`);
  console.log(`a bulk run is cancelled         ${inWords(cancelled, 1)}`);
}

/** The time in which a just opened page explores to the end. @param {Page} page */
async function exploredIn(page) {
  const started = performance.now();
  await page
    .locator('[role="slider"][aria-valuemax="138350568"][aria-valuetext*=" of "]')
    .waitFor({ timeout: 300_000 });
  return performance.now() - started;
}

/**
 * Seeks steps spread evenly, in mixed order; each time is that until the frame with the step.
 * @param {Page} page @returns {Promise<number[]>}
 */
function seek(page) {
  return page.evaluate(`(async () => {
    const took = [];
    for (let i = 0; i < ${seeksARound}; i += 1) {
      const began = performance.now();
      await ${element}.seek(Math.floor((((i * 7 + 3) % ${seeksARound}) / ${seeksARound}) * ${wholeSteps}));
      await new Promise(requestAnimationFrame);
      took.push(performance.now() - began);
    }
    return took;
  })()`);
}

/** Plays at full speed, over tens of millions of steps. @param {Page} page @returns {Promise<void>} */
function play(page) {
  return page.evaluate(`(async () => {
    const sudoku = ${element};
    sudoku.speed = 'max';
    void sudoku.play();
    while ((sudoku.watched?.at ?? 0) < 6e7) await new Promise(requestAnimationFrame);
    sudoku.pause();
  })()`);
}

/** Drags to and fro along the timeline. @param {Page} page */
async function drag(page) {
  const box = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
  if (!box) throw new Error('the timeline is not seen');
  const [middle, end] = [box.y + box.height / 2, box.x + box.width];
  await page.mouse.move(box.x + 8, middle);
  await page.mouse.down();
  for (const to of [end - 20, box.x + 40, box.x + box.width * 0.7]) {
    await page.mouse.move(to, middle, { steps: 40 });
  }
  await page.mouse.up();
}

/**
 * The processor time of the longest task of the page's thread, which leaves out the time of other processes.
 * @param {Browser} browser @param {Page} page @param {() => Promise<void>} act
 */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) => `${pid}.${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/** The time from the click until the page reports it, while many lines are answered. @param {Page} page */
async function cancelBulk(page) {
  const folder = join(root, 'build/bench');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `cancelled-${process.pid}.txt`);
  writeFileSync(path, textOf('forum_hardest_1905').repeat(60));
  const input = page.getByLabel('Open file…', { exact: true }).and(page.locator('input'));
  await input.setInputFiles(path);
  await page.getByRole('row').nth(1).waitFor({ timeout: 60_000 });
  const took = await page.getByRole('button', { name: 'Cancel' }).evaluate((button) => {
    const view = button.getRootNode();
    return new Promise((/** @type {(ms: number) => void} */ resolve) => {
      const began = performance.now();
      new MutationObserver(() => {
        if (view.textContent?.includes('Cancelled')) resolve(performance.now() - began);
      }).observe(view, { childList: true, characterData: true, subtree: true });
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    });
  });
  rmSync(path);
  return took;
}

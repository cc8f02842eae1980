// Boards out of view draw nothing, request no frame and take no step; in view they go on from their last step.
import type { Page } from '@playwright/test';
import { expect, test } from './support/hosts';
import { easy } from './support/puzzles';

const boards = 15;

/** The work of the boards during ten frames: the steps that they show and the frames that they request. */
const work = (page: Page) =>
  page.evaluate(async () => {
    const frame = window.requestAnimationFrame.bind(window);
    let count = 0;
    const counts = () => {
      count++;
    };
    window.requestAnimationFrame = (call) => {
      count++;
      return frame(call);
    };
    for (const name of ['retrace-step', 'retrace-explain']) addEventListener(name, counts);
    for (let i = 0; i < 10; i++) await new Promise(frame);
    window.requestAnimationFrame = frame;
    for (const name of ['retrace-step', 'retrace-explain']) removeEventListener(name, counts);
    return count;
  });

const lookAt = (page: Page, top: number) =>
  page.evaluate((y) => {
    scrollTo(0, y);
  }, top);

for (const mode of ['watch', 'explain']) {
  test(`in ${mode} mode fifteen boards that play by themselves rest while they are out of sight`, async ({
    page,
    embed,
  }) => {
    const each = `<retrace-sudoku puzzle="${easy}" mode="${mode}" speed="30" autoplay loop lang="en"></retrace-sudoku>`;
    const row = `<div style="display: grid; grid-template-columns: repeat(15, 80px); overflow: hidden">${each.repeat(boards)}</div>`;
    // The row is out of view, but near enough for its boards to load.
    const body = `<p style="height: 800px">A story</p>${row}<p style="height: 9000px">Its end</p>`;
    await embed(body);
    const read = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('retrace-sudoku')].map(({ shadowRoot }) => {
          const view = shadowRoot?.querySelector('retrace-watch-view, retrace-explain-view');
          const slider = view?.shadowRoot?.querySelector('[role=slider], input[type=range]');
          return Number(
            slider?.getAttribute('aria-valuenow') ?? (slider as HTMLInputElement | null)?.value,
          );
        }),
      );
    // In explain mode the boards' paths are found one after another, which takes a while.
    await expect.poll(read, { timeout: 20_000 }).toEqual(Array.from({ length: boards }, () => 0));
    await expect.poll(() => work(page)).toBe(0);
    expect(await read()).toEqual(Array.from({ length: boards }, () => 0));

    await lookAt(page, 700);
    await expect.poll(async () => Math.max(...(await read()))).toBeGreaterThan(1);
    await lookAt(page, 8000);
    await expect.poll(() => work(page)).toBe(0);
    const rested = await read();

    await lookAt(page, 700);
    await expect.poll(async () => Math.max(...(await read()))).not.toBe(Math.max(...rested));
    if (mode === 'watch') expect(Math.max(...(await read()))).toBeGreaterThan(Math.max(...rested));
  });
}

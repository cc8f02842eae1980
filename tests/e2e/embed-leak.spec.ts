// Boards are added and removed, as on a page that is scrolled or routed for hours, and none of them stays in memory.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/hosts';
import { inkala } from './support/puzzles';
import { heapOfPage, megabytes } from './support/worker-memory';

/** The number of boards in a round; a quarter is removed at once, and a further quarter in each of the next three frames. */
const aRound = 20;

test.use({ ownContext: true });
test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone tells what is left');

/** Puts boards on top of one another within the window, sets them to work and removes them. */
const comeAndGo = (page: Page, mode: string, boards: number) =>
  page.evaluate(
    async ([puzzle, shown, rounds, count]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const setToWork = (sudoku: HTMLElementTagNameMap['retrace-sudoku']) => {
        if (shown === 'solve') sudoku.solve().catch(() => undefined);
        if (shown === 'watch' || shown === 'explain') sudoku.play().catch(() => undefined);
        const race = sudoku.shadowRoot?.querySelector('retrace-race-view')?.shadowRoot;
        race?.querySelector<HTMLElement>('button.primary')?.click();
      };
      for (let round = 0; round < rounds; round++) {
        const there = Array.from({ length: count }, () => {
          const sudoku = document.createElement('retrace-sudoku');
          sudoku.setAttribute('puzzle', puzzle);
          sudoku.setAttribute('mode', shown);
          sudoku.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
          document.body.append(sudoku);
          return sudoku;
        });
        for (const going of [0, 1, 2, 3]) {
          if (going > 0) await frame();
          if (going === 2) for (const sudoku of there) if (sudoku.isConnected) setToWork(sudoku);
          for (const [index, sudoku] of there.entries()) if (index % 4 === going) sudoku.remove();
        }
      }
    },
    [inkala, mode, boards / aRound, aRound] as const,
  );

/** The number of boards that are still in memory after a garbage collection. */
async function boardsLeft(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const objectGroup = 'boards';
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: "customElements.get('retrace-sudoku').prototype",
    objectGroup,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

// Watch mode has the most to leave behind; the other modes take as long to test, so they run less often.
for (const [mode, boards, when] of [
  ['watch', 200, ''],
  ['watch', 500, ' @whole'],
  ['solve', 500, ' @whole'],
  ['race', 500, ' @whole'],
  ['explain', 500, ' @whole'],
] as const) {
  test(`of ${String(boards)} boards in ${mode} mode that came and went no board, heap or worker is left${when}`, async ({
    page,
    embed,
  }) => {
    test.slow();
    await embed('');
    await page.evaluate(() => customElements.whenDefined('retrace-sudoku'));
    const session = await page.context().newCDPSession(page);
    await comeAndGo(page, mode, 60);
    await expect.poll(() => page.workers().length).toBe(0);
    const before = await heapOfPage(session);
    await comeAndGo(page, mode, boards);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect.poll(() => boardsLeft(session)).toBeLessThan(aRound);
    const grown = (await heapOfPage(session)) - before;
    console.log(`${mode}: the heap has grown by ${megabytes(grown)} from ${megabytes(before)}`);
    expect(grown).toBeLessThan(2 ** 20);
  });
}

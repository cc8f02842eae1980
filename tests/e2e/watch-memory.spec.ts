// A long play does not take more and more memory. The test takes minutes: RETRACE_PLAY_MINUTES=10 npx playwright test watch-memory
import { endless } from './support/puzzles';
import { expect, test } from './support/test';
import { onElement, openWatch } from './support/watching';
import { megabytes, WorkerMemory } from './support/worker-memory';

const minutes = Number(process.env.RETRACE_PLAY_MINUTES ?? 0);
const samples = 10;

test.use({ ownContext: true });

test('memory stays flat while a search is played at full speed', async ({ page, browserName }) => {
  test.skip(minutes === 0, 'RETRACE_PLAY_MINUTES says how long to play');
  test.skip(browserName !== 'chromium', 'Chromium alone tells the memory of workers');
  test.setTimeout((minutes + 2) * 60_000);
  const workers = await WorkerMemory.attach(page);
  const session = await page.context().newCDPSession(page);
  await openWatch(page, { puzzle: endless });
  await onElement(page, async (sudoku) => {
    sudoku.speed = 'max';
    // The search ends after some minutes, and is then played again.
    sudoku.loop = true;
    await sudoku.play();
  });
  const taken: number[] = [];
  for (let sample = 0; sample <= samples; sample++) {
    // The first sample is taken after a few seconds, when the number of checkpoints has reached its limit.
    const seconds = sample === 0 ? 10 : (minutes * 60) / samples;
    const position = await onElement(
      page,
      (sudoku, ms) =>
        new Promise<number>((resolve) => {
          const end = performance.now() + ms;
          const hear = ({ detail }: HTMLElementEventMap['retrace-step']) => {
            if (performance.now() < end) return;
            sudoku.removeEventListener('retrace-step', hear);
            resolve(detail.position);
          };
          sudoku.addEventListener('retrace-step', hear);
        }),
      seconds * 1000,
    );
    const { heap, wasm } = await workers.bytes();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    taken.push(heap + wasm + usedSize);
    console.log(
      `step ${position.toLocaleString('en')}: worker heap ${megabytes(heap)}, ` +
        `WebAssembly ${megabytes(wasm)}, page ${megabytes(usedSize)}`,
    );
    expect(heap + wasm).toBeLessThan(64 * 2 ** 20);
  }
  const [first = 0, last = 0] = [taken[0], taken.at(-1)];
  expect(last - first, 'growth in bytes').toBeLessThan(4 * 2 ** 20);
});

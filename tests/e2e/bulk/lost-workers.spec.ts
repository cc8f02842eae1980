// Bulk mode loses no line when workers end without a sign, throw an error or fall silent for good.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { countsOf, linesOf, openBulk, openPuzzles, phase, saved, writeGenerated } from './support';

/** Puzzles that keep a worker busy long enough for a test to interrupt it. */
const hard = linesOf('forum_hardest_1905');
const lines = 25_000;

test.use({ ownContext: true });

interface Story {
  made: number;
}

/**
 * Counts the bulk workers that the page makes. With `ended`, the page itself ends them, so that nothing depends on how soon
 * the test reacts: the second worker when the first has answered, and all workers when the third is at work.
 */
async function keepWorkers(page: Page, ended: boolean): Promise<void> {
  await page.addInitScript((isEnded) => {
    const made: Worker[] = [];
    const story: Story = { made: 0 };
    Object.assign(globalThis, { story });
    let hasEnded = false;
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'retrace-bulk') return;
        story.made = made.push(this);
        if (!isEnded) return;
        const number = made.length;
        this.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; progress?: object }>) => {
            if (number === 1 && data.type === 'answer' && !hasEnded) {
              hasEnded = true;
              made[1]?.terminate();
            }
            if (number === 3 && typeof data.progress === 'object') {
              for (const worker of made) worker.terminate();
            }
          },
        );
      }
    };
  }, ended);
}

const storyOf = (page: Page): Promise<Story> =>
  page.evaluate(() => (globalThis as unknown as { story: Story }).story);

async function start(page: Page, path: string) {
  const expected = await writeGenerated(path, lines, 25, hard);
  await openBulk(page);
  await page.getByLabel('Workers').selectOption('2');
  await openPuzzles(page, path);
  return expected;
}

/** Expects that every line is answered once, and that bad lines are reported by their numbers. */
async function expectNothingLost(
  page: Page,
  { unique, several, bad }: Awaited<ReturnType<typeof writeGenerated>>,
): Promise<void> {
  await expect(phase(page)).toHaveText(/Done/, { timeout: 120_000 });
  expect(await countsOf(page)).toMatchObject({
    All: lines,
    Unique: unique,
    Several: several,
    'Bad lines': bad.length,
  });
  const csv = (await saved(page, 'as CSV')).trimEnd().split('\r\n').slice(1);
  expect(csv.filter((line, index) => Number(line.split(',')[0]) !== index + 1)).toEqual([]);
  expect(csv).toHaveLength(lines);
  const told = csv.flatMap((line, index) => (line.split(',')[1] === 'error' ? [index + 1] : []));
  expect(told).toEqual(bad);
}

test('workers that end are missed by their locks, not by their silence, and no line is lost', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  await keepWorkers(page, true);
  // Timers of a second or more never fire, so the page cannot notice a lost worker by its silence.
  await page.addInitScript(() => {
    const usual = setTimeout;
    const never = 2 ** 31 - 1;
    globalThis.setTimeout = ((act: () => void, ms = 0) =>
      usual(act, ms >= 1000 ? never : ms)) as typeof setTimeout;
  });
  const expected = await start(page, testInfo.outputPath('generated.txt'));
  await expectNothingLost(page, expected);
  // Two workers, one for the second that was ended, and one or two after all were ended: as many as there is work left for.
  expect((await storyOf(page)).made).toBeGreaterThanOrEqual(4);
});

/** The faults of the first worker that is fetched, which happen during its work; later workers have no fault. */
const faults = {
  throws: "setTimeout(() => { throw new Error('crash'); }, 60);",
  'falls silent': 'setTimeout(() => { self.postMessage = () => undefined; }, 60);',
} as const;

for (const [fault, script] of Object.entries(faults)) {
  test.describe('a worker', () => {
    test.use({ allowedFaults: [[/crash/], { scope: 'test' }] });

    test(`that ${fault} is replaced, and no line is lost`, async ({ page, context }, testInfo) => {
      test.setTimeout(180_000);
      let fetched = 0;
      await context.route(/\/bulk-worker-[^/]*\.js$/, async (route) => {
        const isWorker = !route.request().url().includes('bulk-view');
        if (!isWorker || ++fetched > 1) {
          await route.continue();
          return;
        }
        const response = await route.fetch();
        const begun = `addEventListener('message', ({ data }) => {
          if (data.kind === 'chunk') { ${script} }
        });`;
        await route.fulfill({ response, body: `${begun}\n${await response.text()}` });
      });
      await keepWorkers(page, false);
      const expected = await start(page, testInfo.outputPath('generated.txt'));
      await expectNothingLost(page, expected);
      expect((await storyOf(page)).made).toBeGreaterThanOrEqual(3);
    });
  });
}

// Programs run again and again, and neither the page nor the waiting compiler takes more memory.
import {
  choose,
  expectDone,
  expectVerdict,
  openCode,
  press,
  workersOf,
  write,
} from './support/coding';
import { expect, test } from './support/test';
import { heapOfPage, megabytes, WorkerMemory } from './support/worker-memory';

test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone tells what is held');

/** The scripts of all workers, by the file names that the build gives them. */
const everyWorker = /\/(?:answers|searches|[a-z]+-compiler|[a-z]+-run)-worker-[\w-]{8}\.js$/;

test.use({ ownContext: true });

/** The first runs take more memory, since they fetch, compile and fill caches. */
const warmingUp = 3;
const runsOf = { javascript: 50, python: 15, cpp: 50 } as const; // Python takes seconds to begin

const programs = {
  cpp: '#include <cstdio>\nint main() { puts("1"); }\n',
  python: 'print(1)\n',
  javascript: 'console.log(1);\n',
} as const;

for (const language of ['javascript', 'python', 'cpp'] as const) {
  const runs = runsOf[language];
  test(`after ${runs} runs in ${language} nothing holds more than after ${warmingUp} @whole`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const memory = await WorkerMemory.attach(page, everyWorker);
    const session = await page.context().newCDPSession(page);
    await openCode(page);
    await choose(page, language);
    await write(page, programs[language]);
    const run = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await press(page, 'Run');
        await expectVerdict(page, 'Wrong answer');
        await expectDone(page);
      }
    };
    // Each program in Python has a worker of its own, which is gone after the run and cannot be measured.
    const ofWorkers = () => (language === 'python' ? { heap: 0, wasm: 0 } : memory.bytes());
    const held = async () => ({ page: await heapOfPage(session), ...(await ofWorkers()) });
    await run(warmingUp);
    const workers = await workersOf(page);
    const before = await held();
    await run(runs);
    expect(await workersOf(page)).toEqual(workers);
    const after = await held();
    const inWords = ({ page: ofPage, heap, wasm }: typeof before) =>
      `page ${megabytes(ofPage)}, workers ${megabytes(heap)}, WebAssembly ${megabytes(wasm)}`;
    console.log(`${language}: ${inWords(before)}; after ${runs} runs ${inWords(after)}`);
    expect(after.page - before.page).toBeLessThan(2 ** 20);
    expect(after.heap - before.heap).toBeLessThan(2 ** 20);
    expect(after.wasm).toBe(before.wasm);
  });
}

// From a pressed digit to the frame that shows it, on a phone's screen with the processor slowed down six times, beside another build.
// node bench/keys.mjs OTHER_DIST [ROUNDS], with a built dist. The two builds take turns; the first digit of a visit is counted by itself.
import { serve } from '../scripts/serve.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { chromiumForTests } from '../scripts/tools.mjs';
import { machine, writeRecord } from './machine.mjs';
import { inWords } from './statistics.mjs';

const [other = '', rounds = '5'] = process.argv.slice(2);
const slower = 6;
const digits = 12;
const puzzle = '4......6....94..5.1.9.6...............6..2..5.5231...8.7...8..1......7....8.5.3.6';

const builds = {
  before: await serve(4291, { orNextFree: true, folder: other }),
  now: await serve(4293, { orNextFree: true }),
};
const browser = await startChromium(['--disable-background-networking'], chromiumForTests());

/** The milliseconds from each key to its frame. @param {number} port @param {boolean} hasNotes */
async function visited(port, hasNotes) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    serviceWorkers: 'block',
  });
  const tab = await context.newPage();
  await tab.goto(`http://localhost:${port}/#p=${puzzle}`);
  await tab.waitForSelector('html[data-ready]', { state: 'attached' });
  if (hasNotes) {
    await tab.getByRole('button', { name: 'More', exact: true }).click();
    await tab.getByRole('button', { name: 'Fill in notes', exact: true }).click();
  }
  await tab.evaluate(() => {
    const found = { ms: /** @type {number[]} */ ([]) };
    Object.assign(globalThis, { found });
    globalThis.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        globalThis.requestAnimationFrame(() => {
          // A task after the frame, so that style, layout and painting are counted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => found.ms.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const blanks = [...puzzle].flatMap((digit, cell) => (digit === '.' ? cell : []));
  for (const cell of blanks.slice(0, digits)) {
    await tab.getByRole('gridcell').nth(cell).click();
    await tab.waitForTimeout(200);
    await tab.keyboard.press(String((cell % 9) + 1));
    await tab.waitForTimeout(300);
  }
  const ms = await tab.evaluate(
    () => /** @type {{ found: { ms: number[] } }} */ (/** @type {unknown} */ (globalThis)).found.ms,
  );
  await context.close();
  return ms;
}

/** @type {Record<string, { first: number[], later: number[] }>} */
const found = {};
for (let round = 0; round < Number(rounds); round++) {
  for (const hasNotes of [false, true]) {
    const order = Object.entries(builds);
    for (const [build, { port }] of round % 2 ? order.reverse() : order) {
      const [first = Number.NaN, ...later] = await visited(port, hasNotes);
      const of = (found[`${hasNotes ? 'all notes' : 'no notes'}, ${build}`] ??= {
        first: [],
        later: [],
      });
      of.first.push(first);
      of.later.push(...later);
    }
  }
}
console.log(`${rounds} visits of ${digits} digits, ${slower} times slower; median (least-most)\n`);
console.log('| board | first digit, ms | later digits, ms |');
console.log('| --- | --: | --: |');
for (const [name, { first, later }] of Object.entries(found).sort()) {
  console.log(`| ${name} | ${inWords(first, 0)} | ${inWords(later, 0)} |`);
}
writeRecord('keys', { ...machine(browser.version()), rounds, digits, slower, found });
await browser.close();
for (const { close } of Object.values(builds)) await close();

// Boards out of sight, compared with the same page without boards: frames a second and the work of the main thread, in
// Chromium. node bench/unseen.mjs [ROUNDS] [SECONDS], with a built dist. The pages take turns on the machine.
import { createServer } from 'node:http';
import { serve } from '../scripts/serve.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { chromiumForTests } from '../scripts/tools.mjs';
import { machine, writeRecord } from './machine.mjs';
import { inWords } from './statistics.mjs';

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const boards = 15;
const puzzle = '4......6....94..5.1.9.6...............6..2..5.5231...8.7...8..1......7....8.5.3.6';

const { port, close } = await serve(4290, { orNextFree: true });
const modes = ['watch', 'explain', 'watch'];
const all = Array.from(
  { length: boards },
  (_, index) =>
    `<retrace-sudoku puzzle="${puzzle}" mode="${modes[index % 3]}" speed="30" autoplay loop></retrace-sudoku>`,
).join('');
/** A row of boards, with room for a window above and below it. @param {string} inner */
const page = (inner) => `<!doctype html><html lang="en"><title>A post</title>
  <div style="height: 4000px">A story</div>
  <div id="row" style="display: grid; grid-template-columns: repeat(${boards}, 80px); overflow: hidden">${inner}</div>
  <div style="height: 9000px">Its end</div>
  ${inner && `<script type="module" src="http://localhost:${port}/widget/retrace.js"></script>`}</html>`;
const server = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page(request.url === '/boards' ? all : ''));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

/** The scroll positions at which a page is measured, by name. */
const cases = /** @type {const} */ ({
  'a page without boards': ['/', 0, 0],
  'boards that are not reached yet': ['/boards', 0, 0],
  'boards that played and are passed': ['/boards', 3900, 12000],
  'boards that are seen and play': ['/boards', 3900, 3900],
});

const browser = await startChromium(['--disable-background-networking'], chromiumForTests());

/** @param {readonly [path: string, first: number, then: number]} visit the page, its first scroll position and its second one */
async function measured([path, first, then]) {
  const tab = await browser.newPage({ viewport: { width: 1300, height: 800 } });
  await tab.goto(origin + path);
  const scroll = (/** @type {number} */ y) => tab.evaluate((to) => globalThis.scrollTo(0, to), y);
  await scroll(first);
  await tab.waitForTimeout(first === then && first === 0 ? 3000 : 8000); // paths are found, searches explored
  await scroll(then);
  await tab.waitForTimeout(1500);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((each) => each.name === name)?.value;
    return { task: of('TaskDuration') ?? 0, script: of('ScriptDuration') ?? 0 };
  };
  // Asking for frames is work, too, so frames are counted separately.
  const before = await work();
  await tab.waitForTimeout(seconds * 1000);
  const after = await work();
  const frames = await tab.evaluate(async (ms) => {
    const start = performance.now();
    let count = 0;
    for (; performance.now() - start < ms; count++)
      await new Promise(globalThis.requestAnimationFrame);
    return count / ((performance.now() - start) / 1000);
  }, seconds * 1000);
  await tab.close();
  const perSecond = (/** @type {number} */ spent) => (spent / seconds) * 1000;
  return {
    frames,
    task: perSecond(after.task - before.task),
    script: perSecond(after.script - before.script),
  };
}

/** @type {Record<string, { frames: number[], task: number[], script: number[] }>} */
const found = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, visit] of Object.entries(cases)) {
    const { frames, task, script } = await measured(visit);
    const of = (found[name] ??= { frames: [], task: [], script: [] });
    of.frames.push(frames);
    of.task.push(task);
    of.script.push(script);
  }
}
console.log(`${boards} boards, ${rounds} rounds of ${seconds} s; median (least-most)\n`);
console.log('| page | frames a second | main thread, ms a second | of it scripts |');
console.log('| --- | --- | --- | --- |');
for (const [name, { frames, task, script }] of Object.entries(found)) {
  console.log(`| ${name} | ${inWords(frames, 1)} | ${inWords(task, 1)} | ${inWords(script, 1)} |`);
}
writeRecord('unseen', { ...machine(browser.version()), boards, rounds, seconds, found });
await browser.close();
server.close();
server.closeAllConnections();
close();

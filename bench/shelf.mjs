// Opening the page with 500 games on the shelf, against the same page with one, in Chromium.
// node bench/shelf.mjs [ROUNDS], once dist is built. The two take turns, so that both meet the same machine.
import { serve } from '../scripts/serve.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { chromiumForTests } from '../scripts/tools.mjs';
import { machine, writeRecord } from './machine.mjs';
import { inWords, summary } from './statistics.mjs';

const [rounds = 9] = process.argv.slice(2).map(Number);
const most = 500;
const puzzle = '4......6....94..5.1.9.6...............6..2..5.5231...8.7...8..1......7....8.5.3.6';

const { port, close } = await serve(4291, { orNextFree: true });
const browser = await startChromium(['--disable-background-networking'], chromiumForTests());

/** A browser that has begun so many games; each has a history of twenty entries. @param {number} count */
async function visitorWith(count) {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 } });
  const tab = await context.newPage();
  await opened(tab);
  await tab.getByRole('gridcell').nth(1).click();
  await tab.keyboard.press('2');
  await tab.waitForFunction(() => globalThis.localStorage.getItem('retrace-kept') === 'yes');
  await tab.evaluate(async (wanted) => {
    /** @type {(request: IDBRequest) => Promise<any>} */
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(globalThis.indexedDB.open('retrace-games'));
    const stores = database.transaction(['games', 'rows'], 'readwrite');
    const [games, rows] = [stores.objectStore('games'), stores.objectStore('rows')];
    const [game] = await done(games.getAll());
    const [row] = await done(rows.getAll());
    const past = Array.from({ length: 20 }, () => game.board.present);
    for (let number = 1; number < wanted; number++) {
      const id = `game-${number}`;
      games.put({ ...game, id, board: { ...game.board, past }, link: `${game.link}${number}` });
      rows.put({ ...row, id, played: row.played - number, rating: 30 });
    }
    await new Promise((resolve) => (stores.oncomplete = resolve));
    database.close();
  }, count);
  return tab;
}

/** Milliseconds until the kept board can be played. @param {import('playwright-core').Page} tab */
async function opened(tab) {
  const start = performance.now();
  await tab.goto(`http://localhost:${port}/#p=${puzzle}`);
  await tab.reload();
  await tab.getByRole('button', { name: 'Enter 1' }).waitFor();
  await tab.getByRole('gridcell').nth(80).waitFor();
  return performance.now() - start;
}

/** Milliseconds until the list of games is there. @param {import('playwright-core').Page} tab */
async function listed(tab) {
  await tab.getByRole('button', { name: 'New', exact: true }).click();
  const start = performance.now();
  await tab.getByRole('button', { name: 'My games' }).click();
  await tab.getByRole('listitem').first().waitFor();
  const spent = performance.now() - start;
  await tab.keyboard.press('Escape');
  return spent;
}

const visitors = { one: await visitorWith(1), many: await visitorWith(most) };
/** @type {Record<'one' | 'many', { open: number[], list: number[] }>} */
const found = { one: { open: [], list: [] }, many: { open: [], list: [] } };
for (let round = 0; round < rounds; round++) {
  for (const name of /** @type {const} */ (['one', 'many'])) {
    found[name].open.push(await opened(visitors[name]));
    found[name].list.push(await listed(visitors[name]));
  }
}
console.log(`${rounds} rounds, ms; median (least-most)\n`);
console.log('| games on the shelf | opening the page | opening the list |');
console.log('| --- | --- | --- |');
for (const [name, count] of /** @type {const} */ ([
  ['one', 1],
  ['many', most],
])) {
  console.log(`| ${count} | ${inWords(found[name].open, 0)} | ${inWords(found[name].list, 0)} |`);
}
const ratio = (/** @type {'open' | 'list'} */ what) =>
  (summary(found.many[what]).median / summary(found.one[what]).median).toFixed(2);
console.log(`\n500 games against one: opening ${ratio('open')}, the list ${ratio('list')}`);
writeRecord('shelf', { ...machine(browser.version()), rounds, most, found });
await browser.close();
close();

// Photos read in Chromium and by the command: milliseconds a photo, both results, the camera's outline search, memory.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { serveIsolated } from './isolated.mjs';
import { inWords, summary } from './statistics.mjs';

const command = join(root, 'build/native/retrace');
/** The size of a phone camera's picture, in megapixels. */
const large = 50;

/**
 * @typedef {{ photos: number, chromium: number[], native: number[], looks: number[], given: number[],
 *   different: string[], large: number, megabytes: number[] }} Measured
 * In milliseconds, one for each photo, but for `native`: the median that the command prints; `megabytes`: after each round;
 * `large`: for one picture of 50 megapixels
 */

/** @param {string} folder @param {number} rounds @returns {Promise<Measured>} */
export async function measurePhotos(folder, rounds) {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(jpe?g|png)$/.test(name))
    : [];
  const [first] = files;
  if (first === undefined) throw new Stop(`There are no photos in ${folder}`, 2);
  const served = await serveIsolated('photos', 4196);
  const browser = await startChromium(['--enable-blink-features=ForceEagerMeasureMemory']);
  const tab = await browser.newPage();
  const base64 = (/** @type {string} */ name) => readFileSync(join(folder, name), 'base64');
  /** @param {string} name @param {unknown[]} given */
  const call = (name, ...given) => tab.evaluate(`${name}(${JSON.stringify(given).slice(1, -1)})`);
  /** @type {Measured} */
  const all = {
    photos: files.length,
    chromium: [],
    native: [],
    looks: [],
    given: [],
    different: [],
    large: 0,
    megabytes: [],
  };
  try {
    await tab.goto(served.address);
    await tab.waitForFunction('typeof read === "function"');
    await call('read', base64(first));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, name] of files.entries()) {
        const { ms, grid } = await call('read', base64(name));
        all.chromium.push(ms);
        all.looks.push(await call('look', base64(name)));
        // Cancels at each tenth of the usual time, one photo after another.
        const median = summary(all.chromium).median;
        all.given.push(await call('giveUp', base64(name), ((index % 10) / 10) * median));
        if (round === 0 && grid !== nativeGrid(join(folder, name))) all.different.push(name);
      }
      all.native.push(nativeMedian(folder));
      all.megabytes.push((await call('memory')) / 2 ** 20);
      console.log(`photos: round ${String(round + 1)} of ${String(rounds)}`);
    }
    const picture = await call('enlarged', base64(first), large);
    all.large = (await call('read', picture)).ms;
  } finally {
    await browser.close();
    await served.close();
  }
  return all;
}

/** The digits; '' for a photo without a puzzle, for which the command exits with 1. @param {string} photo */
function nativeGrid(photo) {
  try {
    const line = execFileSync(command, ['scan', photo], { encoding: 'utf8', stdio: 'pipe' });
    return line.trim();
  } catch {
    return '';
  }
}

/** Milliseconds. @param {string} folder */
function nativeMedian(folder) {
  const said = execFileSync(command, ['scan', '--check', folder], { encoding: 'utf8' });
  return Number(/median +(\d+)/.exec(said)?.[1]);
}

/** @param {Measured} all */
export function printPhotos(all) {
  const lines = [
    ['milliseconds a photo in Chromium, from the file on', inWords(all.chromium, 0)],
    ['milliseconds a photo by the command, median of each round', inWords(all.native, 0)],
    ['milliseconds of a look of the camera at 640 pixels', inWords(all.looks, 0)],
    ['milliseconds until a reading has been given up', inWords(all.given, 1)],
    [`milliseconds of a picture of ${String(large)} megapixels`, all.large.toFixed(0)],
    ['megabytes of the page and its worker after a round', inWords(all.megabytes, 1)],
  ];
  console.log(`\n${String(all.photos)} photos, median (least-most)`);
  for (const [name = '', value = ''] of lines) console.log(`${name.padEnd(60)} ${value}`);
  console.log(`read differently by the two: ${all.different.join(', ') || 'none'}`);
}

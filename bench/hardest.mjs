// Ratings and paths of the hardest puzzles in Chromium, alone and with helping workers, and by the command.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { startChromium } from '../scripts/chromium.mjs';
import { serveIsolated } from './isolated.mjs';
import { inWords, summary } from './statistics.mjs';

/** Puzzles with lower ratings are left out. */
const leastRating = 11.8;
/** After so many milliseconds of its rating each puzzle is given up once in each round. */
const giveUpAfter = 300;

/** @typedef {'one' | 'all' | 'alone' | 'page' | 'path'} What */
/** @typedef {{ puzzle: string, times: Record<What, number[]> }} Timed in milliseconds, one for each round */

/** @type {Readonly<Record<What, string>>} */
const names = {
  one: 'rating by the command, one thread',
  all: 'rating by the command, all cores',
  alone: 'rating in Chromium, one worker',
  page: 'rating in Chromium, as the page does',
  path: 'path in Chromium, as the page does',
};

/** @param {readonly string[]} files lines of a puzzle and its rating @returns {string[]} */
function hardestIn(files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  const rated = lines.map((line) => line.split(/\s+/));
  const hardest = rated.filter(([, rating]) => Number(rating) >= leastRating);
  if (hardest.length === 0) throw new Stop(`No puzzle is rated ${String(leastRating)} or more`, 2);
  return hardest.map(([puzzle = '']) => puzzle);
}

/** @param {string} puzzle @param {string[]} options */
function byCommand(puzzle, ...options) {
  const start = performance.now();
  const command = join(root, 'build/native/retrace');
  const input = `${puzzle}\n`;
  const said = execFileSync(command, ['rate', ...options], { input, encoding: 'utf8' });
  return { ms: performance.now() - start, hardest: said.split(' ')[0] ?? '' };
}

/** @param {readonly string[]} files @param {number} rounds */
export async function measureHardest(files, rounds) {
  const puzzles = hardestIn(files);
  const served = await serveIsolated('hardest', 4195);
  const browser = await startChromium();
  const tab = await browser.newPage();
  /** @type {(name: string, ...given: unknown[]) => Promise<any>} */
  const call = (name, ...given) => tab.evaluate(`${name}(${JSON.stringify(given).slice(1, -1)})`);
  /** @type {Timed[]} */
  const timed = puzzles.map((puzzle) => ({
    puzzle,
    times: { one: [], all: [], alone: [], page: [], path: [] },
  }));
  /** @type {number[]} */
  const givenUp = [];
  try {
    await tab.goto(served.address);
    await tab.waitForFunction('typeof rating === "function"');
    for (let round = 0; round < rounds; round++) {
      for (const { puzzle, times } of timed) {
        const one = byCommand(puzzle, '--jobs', '1');
        const alone = await call('rating', puzzle, true);
        const all = byCommand(puzzle);
        const page = await call('rating', puzzle, false);
        const path = await call('path', puzzle);
        const highest = Math.max(
          ...path.answer.steps.map((/** @type {any} */ step) => step.rating),
        );
        const rated = [alone, page].map(({ answer }) => answer.hardest / 10).concat(highest / 10);
        if (rated.some((rating) => rating.toFixed(1) !== one.hardest)) {
          throw new Stop(
            `${puzzle} is rated ${one.hardest} by the command, and ${rated.join(', ')}`,
          );
        }
        times.one.push(one.ms);
        times.all.push(all.ms);
        times.alone.push(alone.ms);
        times.page.push(page.ms);
        times.path.push(path.ms);
        givenUp.push(await call('giveUp', puzzle, giveUpAfter));
      }
      console.log(`hardest: round ${String(round + 1)} of ${String(rounds)}`);
    }
    return { version: browser.version(), timed, givenUp };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** @param {{ timed: readonly Timed[], givenUp: readonly number[] }} measured */
export function printHardest({ timed, givenUp }) {
  console.log(
    `\n${String(timed.length)} puzzles, seconds of wall time, each the median of its rounds`,
  );
  console.log(`${''.padEnd(40)} median (least-most)`);
  for (const what of /** @type {What[]} */ (Object.keys(names))) {
    const seconds = timed.map(({ times }) => summary(times[what]).median / 1000);
    const within = seconds.filter((each) => each <= 3).length;
    console.log(`${names[what].padEnd(40)} ${inWords(seconds)}; ${String(within)} within 3 s`);
  }
  console.log(`milliseconds from giving up a rating to the next answer: ${inWords(givenUp, 0)}`);
}

// node scripts/screenshots.mjs [FILE…]: takes the pictures of README, docs/bulk.md and docs/code.md from the built page
// (npm run build first).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../bench/puzzle-sets.mjs';
import { command, root } from './run.mjs';
import { serve } from './serve.mjs';
import { startChromium } from './chromium.mjs';

const images = join(root, 'docs/images');

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const antiBruteForce =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** Has 36 solutions. */
const several = '.4.6.857957...9468986754....9.54.7864689.7.5.7.586.9.4..748.6956.9.7584.854.96..7';

/** Thousands of puzzles of all kinds, and a line that is not a puzzle. */
function collection() {
  const lines = (/** @type {string} */ name, /** @type {number} */ most) =>
    textOf(name).split('\n', most);
  return [
    ...lines('17_clue', 3000),
    ...lines('easy33', 5000),
    ...lines('top1465', 1465),
    ...lines('several_solutions', 900),
    ...lines('no_solution', 4),
    'not a puzzle',
  ].join('\n');
}

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {import('playwright-core').BrowserContextOptions} context
 * @property {string} link the part of the address after #
 * @property {(page: import('playwright-core').Page) => Promise<void>} prepare
 */

/** A puzzle that takes a pointing. */
const pointing =
  '..84...3....3.....9....157479...8........7..514.....2...9.6...2.5....4......9..56';

/** @type {readonly Picture[]} */
const pictures = [
  {
    file: 'code.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    link: `p=${antiBruteForce}&s=used-flags&m=code`,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Program', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByRole('button', { name: 'Save the recording' }).waitFor({ timeout: 90_000 });
    },
  },
  {
    file: 'desktop-light.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    link: `p=${pointing}`,
    prepare: async (page) => {
      for (const name of ['Fill in notes', 'Hint', 'Where?', 'What?', 'Why?']) {
        await page.getByRole('button', { name, exact: true }).click();
      }
    },
  },
  {
    file: 'phone-dark.png',
    context: {
      locale: 'en-US',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    },
    link: `p=${pointing}`,
    prepare: async (page) => {
      await page.getByRole('gridcell').nth(40).click();
      await page.getByRole('button', { name: 'Enter 7' }).waitFor();
    },
  },
  {
    file: 'korean.png',
    context: { locale: 'ko-KR', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    link: `p=${pointing}&m=explain&at=5`,
    prepare: async (page) => {
      await page.getByRole('slider').and(page.locator('[aria-valuenow="5"]')).waitFor();
      await page.locator('.step-text .kind b').waitFor();
    },
  },
  {
    file: 'watch.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    link: `p=${inkala}&s=used-flags&m=watch&at=5000`,
    prepare: async (page) => {
      await page
        .getByRole('slider', { name: 'Timeline' })
        .and(page.locator('[aria-valuemax="99056"]'))
        .waitFor();
      await page.getByRole('button', { name: 'Next dead end' }).click();
      await page.getByText('Dead end at r4c8').waitFor();
      await page.locator('.code [aria-current="step"]').waitFor();
    },
  },
  {
    file: 'race.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    link: `p=${inkala}&s=used-flags&m=race`,
    prepare: async (page) => {
      // The boxes are there once the mode is loaded; all() waits for nothing.
      await page.getByRole('checkbox').first().waitFor();
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
      for (const name of [
        'scan-blanks',
        'used-flags',
        'fewest-candidates',
        'propagation',
        'exact-cover',
      ]) {
        // The option is the usual name with the name in code behind it, unless both are alike.
        const inCode = new RegExp(`(^|\\s)${name.replaceAll('-', '[- ]')}$`, 'i');
        await page.getByRole('checkbox', { name: inCode }).check();
      }
      await page.getByLabel('Runs of each').selectOption('1');
      await page.getByRole('button', { name: 'Start the race' }).click();
      await page.getByText('All 5 are in.', { exact: true }).waitFor({ timeout: 90_000 });
    },
  },
  {
    file: 'questions.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 1000 } },
    link: `p=${several}&s=used-flags&m=questions`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Is it unique?' }).click();
      await page.getByText(/^Exactly 36 solutions/).waitFor();
    },
  },
  {
    file: 'bulk.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 1080 } },
    link: 'm=bulk',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open file…' }).waitFor();
      await page.locator('retrace-bulk-view input[type=file]').setInputFiles({
        name: 'collection.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(collection()),
      });
      await page.getByRole('status').filter({ hasText: 'Done' }).waitFor();
      await page.getByRole('row').nth(1).click();
      await page.getByRole('button', { name: 'Put on the board' }).waitFor();
    },
  },
];

await command(async () => {
  // Where files are named, only these pictures are taken.
  const wanted = process.argv.slice(2);
  mkdirSync(images, { recursive: true });
  const { port, close } = await serve(4190, { orNextFree: true });
  const browser = await startChromium();
  try {
    for (const { file, context, link, prepare } of pictures) {
      if (wanted.length > 0 && !wanted.includes(file)) continue;
      const page = await browser.newPage({
        ...context,
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // otherwise the news about working offline would be in some of them
      });
      await page.goto(`http://localhost:${port}/#${link}`);
      await prepare(page);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(images, file) });
      await page.close();
      console.log(`docs/images/${file}`);
    }
  } finally {
    await browser.close();
    close();
  }
});
